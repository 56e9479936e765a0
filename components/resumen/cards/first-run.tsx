import { Landmark, Plus, Sparkles, type LucideIcon } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useId, useState, type ReactNode } from 'react';
import { toast } from '@/components/acts/toast';
import { NewEntryLink } from '@/components/shell/entry-launcher';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { BUTTONS, IMPORT_EXTRACTO } from '@/lib/text/common';
import { RESUMEN } from '@/lib/text/resumen';
import { SPECIFICATION } from '@/lib/text/specification';
import { Welcome } from '@/components/resumen/resumen-skeleton';

export function FirstRun() {
  const [trying, setTrying] = useState(false);

  async function begin() {
    if (trying) return;
    setTrying(true);
    try {
      const { trySample } = await import('./sample');
      await trySample();
      // The summary that takes this place begins at its top.
      window.scrollTo(0, 0);
    } catch {
      toast.error(SPECIFICATION.ejemploFallido);
    }
    setTrying(false);
  }

  return (
    <div className="@container mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
      <Welcome />
      <section aria-label={RESUMEN.ways} className="@2xl:grid-cols-3 grid grid-cols-1 gap-4">
        <Way icon={Plus} title={RESUMEN.firstTitle} advice={RESUMEN.firstAdvice}>
          <NewEntryLink>{BUTTONS.newGasto}</NewEntryLink>
        </Way>
        <Way icon={Landmark} title={IMPORT_EXTRACTO} advice={RESUMEN.extractoAdvice}>
          <Button asChild variant="outline">
            <Link href="/extractos/">{RESUMEN.chooseExtracto}</Link>
          </Button>
        </Way>
        <Way icon={Sparkles} title={RESUMEN.sampleTitle} advice={RESUMEN.sampleAdvice}>
          <Button
            variant="outline"
            aria-label={RESUMEN.sampleTitle}
            aria-disabled={trying}
            onClick={() => void begin()}
          >
            {trying ? RESUMEN.tryingSample : RESUMEN.trySample}
          </Button>
        </Way>
      </section>
      <p className="text-sm text-muted-foreground">
        {RESUMEN.haveFile}{' '}
        <Link
          href="/importar/"
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {RESUMEN.importFile}
        </Link>
      </p>
    </div>
  );
}

type WayProps = { icon: LucideIcon; title: string; advice: string; children: ReactNode };

function Way({ icon: Icon, title, advice, children }: WayProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col items-start">
      <Icon aria-hidden className="mb-3 size-6 text-primary" strokeWidth={1.75} />
      <CardTitle id={id}>{title}</CardTitle>
      <CardDescription>{advice}</CardDescription>
      {/* At one height in all cards of a row. */}
      <div className="mt-auto pt-5">{children}</div>
    </Card>
  );
}
