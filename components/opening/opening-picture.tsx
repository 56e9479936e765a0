import { useEffect, type ReactNode } from 'react';
import { AS_IT_CAME } from '@/components/ui/lazy-part';
import { PICTURE_HOLDER } from './picture';

/** One element, which moves from opening to opening until the screen is there. */
export function OpeningPicture({ children }: { children: ReactNode }) {
  useEffect(
    () => () => {
      if (!window.openingPicture?.element.isConnected) window.openingPicture = undefined;
    },
    [],
  );
  return (
    <>
      <div
        ref={takePicture}
        id={PICTURE_HOLDER}
        inert
        className="peer empty:hidden print:hidden"
        suppressHydrationWarning
      >
        {AS_IT_CAME}
      </div>
      <div className="peer-[:not(:empty)]:hidden">{children}</div>
    </>
  );
}

function takePicture(holder: HTMLElement | null): void {
  const picture = window.openingPicture;
  // The person may have gone to another screen meanwhile.
  if (picture?.path === window.location.pathname && !holder?.contains(picture.element))
    holder?.append(picture.element);
}
