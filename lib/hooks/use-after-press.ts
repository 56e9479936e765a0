import { useEffect, useRef } from 'react';

/**
 * Puts off an act until the mouse button or finger that is down is up again, just before the click; where nothing is
 * pressed, the act is done at once. What changes its size in the middle of a press moves what lies below, and the press
 * misses what it was meant for.
 *
 * @returns puts an act off; of several during one press the last is done, and none once the component is gone
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    function onDown() {
      isPressed.current = true;
    }
    function onEnd() {
      isPressed.current = false;
      const act = waiting.current;
      waiting.current = null;
      act?.();
    }
    window.addEventListener('pointerdown', onDown, options);
    window.addEventListener('pointerup', onEnd, options);
    window.addEventListener('pointercancel', onEnd, options);
    return () => {
      listening.abort();
    };
  }, []);

  return (act) => {
    if (isPressed.current) waiting.current = act;
    else act();
  };
}
