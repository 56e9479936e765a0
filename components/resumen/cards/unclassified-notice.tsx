import { Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ClasificarButton } from '@/components/clasificar/clasificar-button';
import type { Catalogo } from '@/lib/domain/entities';
import { useFormat } from '@/lib/hooks/use-format';
import type { Resumen } from '@/lib/page/resumen-query';
import { CLASIFICAR } from '@/lib/text/clasificar';
import { UNCLASSIFIED } from '@/lib/text/extractos';
import { NoticeCard } from './notice-card';

type UnclassifiedNoticeProps = Pick<Resumen, 'summaries'> & { catalogo: Catalogo };

/** Leads to what nobody has classified, if the months that the screen has read hold any: no other reading is begun for it. */
export function UnclassifiedNotice({ summaries, catalogo }: UnclassifiedNoticeProps) {
  const format = useFormat();
  const isAny = useMemo(() => {
    const none = [...catalogo.categorias.values()].find(({ nombre }) => nombre === UNCLASSIFIED.nombre);
    if (!none) return false;
    return [...summaries.values()].some(({ gastos }) =>
      gastos.some(({ categoriaId }) => categoriaId === none.id),
    );
  }, [summaries, catalogo]);
  // The last card must not take its dialog with it.
  const [wasAny, setWasAny] = useState(isAny);
  if (isAny && !wasAny) setWasAny(true);
  if (!wasAny) return null;
  return (
    <ClasificarButton
      around={(button, count) => (
        <NoticeCard icon={Tags} title={CLASIFICAR.waiting(format, count)} advice={CLASIFICAR.advice}>
          {button}
        </NoticeCard>
      )}
    />
  );
}
