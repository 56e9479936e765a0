import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { isForBrowser } from '@/components/ui/link';
import { NEW_PARAMETER, withNew } from '@/lib/domain/new-address';
import { openNewEntry } from '@/lib/page/overlays';

/** Opens the form over the screen; in a new tab, over the same screen. The head's script answers until React is there. */
export function NewEntryLink({ children, ...looks }: ComponentProps<typeof Button>) {
  return (
    <Button asChild {...looks}>
      <a href={`?${NEW_PARAMETER}`} onPointerDown={takeAddress} onFocus={takeAddress} onClick={open}>
        {children}
      </a>
    </Button>
  );
}

/** The address of the page may have changed since it was drawn. */
function takeAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  currentTarget.setAttribute('href', withNew(window.location.search));
}

function open(event: MouseEvent): void {
  if (isForBrowser(event)) return;
  event.preventDefault();
  openNewEntry();
}
