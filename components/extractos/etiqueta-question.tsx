import { ChoiceChips } from '@/components/ui/choice-chips';
import { useFormat } from '@/lib/hooks/use-format';
import { useSetting } from '@/lib/hooks/use-setting';
import { useToday } from '@/lib/hooks/use-today';
import { type ReviewedFlow, statementSession } from '@/lib/page/statement-session';
import { stickyEtiqueta, stickyOn } from '@/lib/page/sticky-etiqueta';
import { chooseEtiqueta } from '@/lib/statements/edit-choices';
import { NOUNS } from '@/lib/text/common';
import { STICKY } from '@/lib/text/etiquetas';

/** Asks once if all that is added has the tag that goes on; without an answer, none has it. */
export function EtiquetaQuestion({ flow, count }: { flow: ReviewedFlow; count: number }) {
  const format = useFormat();
  const sticky = stickyOn(useSetting(stickyEtiqueta), useToday());
  const { etiqueta } = flow.choices;
  // An answer outlives a tag that no longer goes on.
  const nombre = etiqueta || sticky?.nombre;
  if (!nombre) return null;
  return (
    <ChoiceChips
      legend={STICKY.ask(nombre, format.count(count, NOUNS.gasto))}
      chips={[
        { value: nombre, label: STICKY.yes },
        { value: '', label: STICKY.no },
      ]}
      value={etiqueta}
      onChange={(chosen) => {
        statementSession.edit(chooseEtiqueta(chosen));
      }}
    />
  );
}
