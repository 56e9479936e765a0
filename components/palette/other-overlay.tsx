import { Dialog, DialogContent } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { usePreferences } from '@/lib/hooks/use-setting';
import { showOverlay } from '@/lib/page/overlays';
import { BUTTONS } from '@/lib/text/common';
import { type Combination, SHORTCUTS } from '@/lib/text/palette';
import { CombinationKeys } from './combination-keys';

function ShortcutsHelp() {
  const { shortcuts: enabled } = usePreferences();
  return (
    <Dialog
      onClose={() => {
        showOverlay(null);
      }}
    >
      <DialogContent title={SHORTCUTS.title} closeLabel={BUTTONS.close}>
        {/* In the tab order, so that the keyboard can scroll it: nothing else inside takes the focus. */}
        <div
          role="region"
          aria-label={SHORTCUTS.list}
          tabIndex={0}
          className="grid gap-6 overflow-y-auto p-5 focus-visible:-outline-offset-2"
        >
          {enabled ? null : <p className="text-sm text-muted-foreground">{SHORTCUTS.off}</p>}
          {SHORTCUTS.groups.map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className="text-sm font-semibold">{title}</h3>
              <dl className="mt-1 divide-y divide-border">
                {shortcuts.map(({ does, keys }) => (
                  <ShortcutRow key={does} does={does} keys={keys} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function ShortcutRow({ does, keys }: { does: string; keys: readonly Combination[] }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1.5 text-sm">
      <dt>{does}</dt>
      <dd className="flex shrink-0 gap-2">
        {keys.map((combination) => (
          <CombinationKeys key={combination.join('+')} combination={combination} />
        ))}
      </dd>
    </div>
  );
}

const OVERLAYS = {
  shortcuts: ShortcutsHelp,
  presupuestos: lazyPart(() =>
    import('@/components/presupuestos/presupuestos-dialog').then((module) => module.PresupuestosDialog),
  ),
};

/** An overlay that no key opens before it is loaded. */
export function OtherOverlay({ shown }: { shown: keyof typeof OVERLAYS }) {
  const Overlay = OVERLAYS[shown];
  return <Overlay />;
}
