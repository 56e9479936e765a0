import { useSyncExternalStore } from 'react';
import { addDays, fechaOf, toLocalNoon, type Fecha } from '@/lib/domain/dates';

/** The local day, up to date while the page is open; only in the browser. */
export function useToday(): Fecha {
  return useSyncExternalStore(subscribeToDay, today);
}

function today(): Fecha {
  return fechaOf(new Date());
}

/** Calls back at each midnight, and if the page is shown again: timers do not run in sleep. */
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
