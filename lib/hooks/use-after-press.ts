import { useEffect, useRef } from 'react';

/**
 * Delays an act until the button or finger is up, just before the click: an act that moves the layout makes a press
 * miss. Without a press, the act runs at once; of several, the last.
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
