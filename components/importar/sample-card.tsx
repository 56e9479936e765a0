import { Download, Trash2 } from 'lucide-react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useRef, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { fechaOf } from '@/lib/domain/dates';
import { IMPORTAR } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';
import { nextPaint, saveAsFile } from '@/lib/page/device/save-as-file';

const ResetQuestion = lazyPart(() => import('./reset-question').then((module) => module.ResetQuestion));

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

function ResetButton({ disabled }: { disabled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={asking}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
        {SPECIFICATION.resetear}
      </Button>
      {asking ? (
        <ResetQuestion
          opener={button}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}
