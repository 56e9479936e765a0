import { Sparkles, Upload } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { importAndNotify } from '@/components/importar/import-and-notify';
import { Button } from '@/components/ui/button';
import { Card, CardDescription, CardTitle } from '@/components/ui/card';
import { fechaOf } from '@/lib/domain/dates';
import { importSession } from '@/lib/hooks/use-import';
import { generateSample, sampleFileName } from '@/lib/sample/generate-sample';
import { RESUMEN } from '@/lib/text/screens';
import { SPECIFICATION } from '@/lib/text/specification';

/** What the program is, and the two ways to begin. */
export function FirstRun() {
  const router = useRouter();

  function trySample() {
    const today = fechaOf(new Date());
    const sample = JSON.stringify(generateSample(today, Math.random));
    importSession.select(new File([sample], sampleFileName(today), { type: 'application/json' }));
    void importAndNotify();
    router.push('/importar/');
  }

  return (
    <>
      <div className="py-4">
        <h2 className="text-balance text-2xl font-semibold tracking-tight">{RESUMEN.welcome}</h2>
        <p className="mt-2 max-w-xl text-pretty text-muted-foreground">{RESUMEN.promise}</p>
      </div>
      <section aria-label={RESUMEN.ways} className="grid gap-4 sm:grid-cols-2">
        <Card aria-labelledby="con-ejemplo" className="flex flex-col items-start">
          <Sparkles aria-hidden className="mb-3 size-6 text-primary" strokeWidth={1.75} />
          <CardTitle id="con-ejemplo">{RESUMEN.sampleTitle}</CardTitle>
          <CardDescription className="mb-5">{RESUMEN.sampleAdvice}</CardDescription>
          <Button className="mt-auto" onClick={trySample}>
            {RESUMEN.sampleTitle}
          </Button>
        </Card>
        <Card aria-labelledby="con-archivo" className="flex flex-col items-start">
          <Upload aria-hidden className="mb-3 size-6 text-primary" strokeWidth={1.75} />
          <CardTitle id="con-archivo">{RESUMEN.importTitle}</CardTitle>
          <CardDescription className="mb-5">{RESUMEN.importAdvice}</CardDescription>
          <Button asChild variant="outline" className="mt-auto">
            <Link href="/importar/" prefetch={false}>
              {SPECIFICATION.importarGastos}
            </Link>
          </Button>
        </Card>
      </section>
    </>
  );
}
