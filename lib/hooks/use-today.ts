import { useSyncExternalStore } from 'react';
import { addDays, type Fecha, fechaOf, toLocalNoon } from '@/lib/domain/dates';

/** Only in the browser. */
export function useToday(): Fecha {
  return useSyncExternalStore(subscribeToDay, today);
}

function today(): Fecha {
  return fechaOf(new Date());
}

/** Also calls back if the page is shown again: timers do not run in sleep. */
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
