import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { AS_IT_CAME } from '@/components/ui/lazy-part';
import { PICTURE_HOLDER } from './picture';

/** The picture is one element that moves from opening to opening until the screen is there. */
export function OpeningPicture({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = window.openingPicture;
    // The person may have gone to another screen meanwhile.
    if (picture?.path === window.location.pathname && !holder.current?.contains(picture.element))
      holder.current?.append(picture.element);
  }, []);
  useEffect(
    () => () => {
      if (!window.openingPicture?.element.isConnected) window.openingPicture = undefined;
    },
    [],
  );
  return (
    <>
      <div
        ref={holder}
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
