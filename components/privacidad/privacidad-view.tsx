import { PageHeader } from '@/components/shell/page-header';
import { Card, CardContent, CardTitle } from '@/components/ui/card';
import { TITLES } from '@/lib/text/common';
import { PRIVACIDAD } from '@/lib/text/privacidad';

/** A build writes this text. Its own window: it has no link back. */
const LICENCES = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/licencias.txt`;

export function PrivacidadView() {
  return (
    <>
      <PageHeader title={TITLES.privacidad} />
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
        <a
          href={LICENCES}
          target="_blank"
          className="inline-flex min-h-11 items-center justify-self-start text-sm text-primary underline underline-offset-4"
        >
          {PRIVACIDAD.licences}
        </a>
      </div>
    </>
  );
}
