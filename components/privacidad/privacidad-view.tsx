import { PageHeader } from '@/components/shell/page-header';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { PRIVACIDAD } from '@/lib/text/privacidad';

/** What is promised about the data, what is not, and how to check it. */
export function PrivacidadView() {
  return (
    <>
      <PageHeader title={PRIVACIDAD.title} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        <p className="text-pretty">{PRIVACIDAD.intro}</p>
        {PRIVACIDAD.sections.map(({ title, points }) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            <CardContent className="mt-3">
              <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-muted-foreground">
                {points.map((point) => (
                  <li key={point} className="text-pretty">
                    {point}
                  </li>
                ))}
              </ul>
            </CardContent>
          </Card>
        ))}
      </div>
    </>
  );
}
