import { currentPreferences } from '@/lib/page/settings/chosen-preferences';
import { countAdded, refuseTips } from '@/lib/page/settings/entry-tips';
import { TIPS } from '@/lib/text/entry';
import { toast } from './toast';

/** The tip waits behind every other toast. */
export function giveTip(added: number): void {
  const tip = countAdded(added);
  if (!tip) return;
  // Several expenses at once were pasted already; keys need a keyboard.
  const isUseful = tip === 'keys' ? hasShortcuts() : added === 1;
  if (!isUseful) return;
  const { title, description } = TIPS.texts[tip];
  toast.message(title, {
    description,
    lasts: true,
    manner: 'quiet',
    action: { label: TIPS.noMore, onClick: refuseTips },
  });
}

function hasShortcuts(): boolean {
  return currentPreferences().shortcuts && matchMedia('(hover: hover)').matches;
}
