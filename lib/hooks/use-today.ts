import { useSyncExternalStore } from 'react';
import { addDays, fechaOf, toLocalNoon, type Fecha } from '@/lib/domain/dates';

/** The local day, which follows the clock while the page is open. Only for what is rendered in the browser. */
export function useToday(): Fecha {
  return useSyncExternalStore(subscribeToDay, today);
}

function today(): Fecha {
  return fechaOf(new Date());
}

/** Calls back at each midnight, and when the page is shown again after a sleep in which no timer ran. */
function subscribeToDay(onChange: () => void): () => void {
  let timer = setTimeout(onMidnight, untilTomorrow());
  function onMidnight() {
    onChange();
    timer = setTimeout(onMidnight, untilTomorrow());
  }
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function untilTomorrow(): number {
  const tomorrow = toLocalNoon(addDays(today(), 1));
  tomorrow.setHours(0, 0, 0, 0);
  return Math.max(tomorrow.getTime() - Date.now(), 0) + 50;
}
