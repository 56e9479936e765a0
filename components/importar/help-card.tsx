import { Copy } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import type { Catalogo } from '@/lib/domain/entities';
import { useAnyStored } from '@/lib/hooks/use-any-stored';
import { useCatalogoIfOpen } from '@/lib/hooks/use-catalogo';
import { COPY_FAILED } from '@/lib/text/common';
import { shorten } from '@/lib/text/format';
import { FULL_EXAMPLE, IMPORTAR, simpleExample } from '@/lib/text/importar';
import { SPECIFICATION } from '@/lib/text/specification';

export const HelpCard = memo(function HelpCard({ folded }: { folded: boolean }) {
  const catalogo = useCatalogoIfOpen();
  const [categoriaId = 1] = catalogo?.categorias.keys() ?? [];
  const [metodoPagoId = 1] = catalogo?.metodosPago.keys() ?? [];
  return (
    <Card aria-labelledby="instrucciones">
      <CardTitle id="instrucciones">{SPECIFICATION.instrucciones}</CardTitle>
      <CardDescription>{IMPORTAR.helpAdvice}</CardDescription>
      <CardContent className="grid grid-cols-1 gap-4">
        <Examples folded={folded}>
          <Example name={IMPORTAR.fullForm} advice={IMPORTAR.fullFormAdvice} json={FULL_EXAMPLE} />
          <Example
            name={IMPORTAR.simpleForm}
            advice={IMPORTAR.simpleFormAdvice}
            json={simpleExample(categoriaId, metodoPagoId)}
          />
        </Examples>
        <LocalIds catalogo={catalogo} />
      </CardContent>
    </Card>
  );
});

/** Follows changes of `folded`; in between the person decides. */
function Examples({ folded, children }: { folded: boolean; children: ReactNode }) {
  const [{ wasFolded, open }, setShown] = useState({ wasFolded: folded, open: !folded });
  if (wasFolded !== folded) setShown({ wasFolded: folded, open: !folded });
  return (
    <details
      open={open}
      onToggle={(event) => {
        const isOpen = event.currentTarget.open;
        if (isOpen !== open) setShown({ wasFolded, open: isOpen });
      }}
    >
      <summary className="cursor-pointer rounded py-1 text-sm font-medium">
        {open ? IMPORTAR.foldExamples : IMPORTAR.unfoldExamples}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-6">{children}</div>
    </details>
  );
}

function Example({ name, advice, json }: { name: string; advice: string; json: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(json);
      toast.success(IMPORTAR.copied);
    } catch {
      toast.error(COPY_FAILED);
    }
  }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Button
          variant="outline"
          size="small"
          aria-label={IMPORTAR.copyExample(name)}
          onClick={() => void copy()}
        >
          <Copy aria-hidden />
          {IMPORTAR.copy}
        </Button>
      </div>
      <p className="mb-2 mt-1 text-pretty text-sm text-muted-foreground">{advice}</p>
      {/* In the tab order, so that the keyboard can scroll it. */}
      <pre
        tabIndex={0}
        aria-label={name}
        role="region"
        className="max-h-64 overflow-auto rounded bg-muted p-3 text-xs leading-relaxed"
      >
        <code>{json}</code>
      </pre>
    </div>
  );
}

/** There from the first paint: nothing below moves. */
function LocalIds({ catalogo }: { catalogo: Catalogo | undefined }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded py-1 font-medium">{IMPORTAR.localIds}</summary>
      {catalogo ? <IdLists {...catalogo} /> : null}
    </details>
  );
}

function IdLists({ categorias, metodosPago }: Catalogo) {
  const stored = useAnyStored();
  if (categorias.size + metodosPago.size === 0)
    return stored === 'some' ? null : <p className="mt-2 text-muted-foreground">{IMPORTAR.noLocalIds}</p>;
  return (
    <div className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <IdList name={SPECIFICATION.resultados.categorias} rows={[...categorias.values()]} />
      <IdList name={SPECIFICATION.resultados.metodosPago} rows={[...metodosPago.values()]} />
    </div>
  );
}

function IdList({ name, rows }: { name: string; rows: readonly { id: number; nombre: string }[] }) {
  return (
    <div>
      <h3 className="border-b border-border pb-1 font-medium">{name}</h3>
      <ul>
        {rows.map(({ id, nombre }) => (
          <li key={id} className="flex gap-3 border-b border-border py-1.5">
            <span className="w-10 shrink-0 text-right tabular-nums text-muted-foreground">{id}</span>
            <bdi className="min-w-0 truncate">{shorten(nombre)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
