import { Tags } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { replaceAddress } from '@/components/ui/dialog-entry';
import { lazyPart } from '@/components/ui/lazy-part';
import { ALL_TIME } from '@/lib/domain/dates';
import { NO_FILTER } from '@/lib/domain/gastos-query';
import { useCatalogo } from '@/lib/hooks/use-catalogo';
import { useFormat } from '@/lib/hooks/use-format';
import { useQuery } from '@/lib/hooks/use-query';
import { countQuery } from '@/lib/page/queries/list-query';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { UNCLASSIFIED } from '@/lib/text/extractos';

const StoredCards = lazyPart(() => import('./clasificar-dialog').then((module) => module.StoredCards));

/** Opens the flow from anywhere: «/categorias/?clasificar». */
const PARAMETER = 'clasificar';

type ClasificarButtonProps = {
  className?: string;
  around?: (button: ReactNode, count: number) => ReactNode;
};

export function ClasificarButton({ className, around = (button) => button }: ClasificarButtonProps) {
  const format = useFormat();
  const count = useUnclassifiedCount();
  const [open, setOpen] = useAskedOpen();
  return (
    <>
      {count > 0
        ? around(
            <div className={className}>
              <Button
                variant="outline"
                onClick={() => {
                  setOpen(true);
                }}
              >
                <Tags aria-hidden />
                {CLASIFICAR.open(format, count)}
              </Button>
            </div>,
            count,
          )
        : null}
      {open ? (
        <StoredCards
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** The address may ask for an open flow, once. */
function useAskedOpen() {
  // Outside of the router, as in tests, there are no parameters.
  const isAsked = new URLSearchParams(useSearchParams()).has(PARAMETER);
  const [wasAsked, setWasAsked] = useState(false);
  const [open, setOpen] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  useEffect(() => {
    if (isAsked) replaceAddress(window.location.pathname);
  }, [isAsked]);
  return [open, setOpen] as const;
}

/** 0 while unknown, and without such a category. */
function useUnclassifiedCount(): number {
  const categorias = useCatalogo()?.categorias;
  const id = useMemo(
    () => [...(categorias?.values() ?? [])].find(({ nombre }) => nombre === UNCLASSIFIED.nombre)?.id,
    [categorias],
  );
  const query = useMemo(
    () =>
      id === undefined
        ? null
        : countQuery({ period: ALL_TIME, filter: { ...NO_FILTER, categorias: [id] }, orden: 'fecha-desc' }),
    [id],
  );
  return useQuery(query)?.count ?? 0;
}
