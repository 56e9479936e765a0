import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { AS_IT_CAME } from '@/components/ui/as-it-came';
import { PICTURE_HOLDER } from '@/lib/page/opening-picture-script';

/**
 * Stands where a screen will be: the picture of its last visit or, where there is none, what is given. The picture is one
 * element, which goes from one opening of the screen to the next, and is gone once the screen is there.
 */
export function OpeningPicture({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const picture = window.openingPicture;
    // Another screen may have been asked for meanwhile.
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
