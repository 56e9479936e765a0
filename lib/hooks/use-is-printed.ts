import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The printed version is drawn before the browser looks at the page. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    function begin() {
      flushSync(() => {
        setIsPrinted(true);
      });
    }
    function end() {
      setIsPrinted(false);
    }
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}
