import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { fechaOf } from '@/lib/domain/dates';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { ResetButton } from './reset-button';
import { nextPaint, saveAsFile } from '@/lib/page/save-as-file';

/** Card 1: a sample to download, and the reset. */
export function SampleCard({ resettable }: { resettable: boolean }) {
  const [generating, setGenerating] = useState(false);

  async function download() {
    if (generating) return;
    setGenerating(true);
    await nextPaint();
    try {
      const { generateSample, sampleFileName } = await import('@/lib/sample/generate-sample');
      const today = fechaOf(new Date());
      const sample = generateSample(today, Math.random);
      saveAsFile(sampleFileName(today), JSON.stringify(sample, null, 2), 'application/json');
      toast.success(SPECIFICATION.ejemploDescargado(sample.gastos.length));
    } catch {
      toast.error(SPECIFICATION.ejemploFallido);
    }
    setGenerating(false);
  }

  return (
    <Card aria-labelledby="descargar-datos">
      <CardTitle id="descargar-datos">{SPECIFICATION.descargarDatos}</CardTitle>
      <CardDescription>{IMPORTAR.sampleAdvice}</CardDescription>
      <CardContent className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <ResetButton disabled={!resettable} />
        <Button aria-disabled={generating} onClick={() => void download()}>
          <Download aria-hidden />
          {generating ? SPECIFICATION.generando : SPECIFICATION.descargarEjemplo}
        </Button>
      </CardContent>
    </Card>
  );
}
