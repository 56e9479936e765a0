import { Kbd } from '@/components/ui/kbd';
import { keyWords, type Combination } from '@/lib/text/palette';
import { isMac } from '@/components/shell/use-shortcuts';

/** By the names on this device. Only for the browser. */
export function CombinationKeys({ combination }: { combination: Combination }) {
  const mac = isMac();
  return (
    <span className="inline-flex gap-1">
      {combination.map((key) => {
        const { shown, called } = keyWords(key, mac);
        return (
          <Kbd key={key}>
            <span aria-hidden={called !== undefined}>{shown}</span>
            {called ? <span className="sr-only">{called}</span> : null}
          </Kbd>
        );
      })}
    </span>
  );
}
