import { lazyPart } from '@/components/ui/lazy-part';

export const ClasificarDoor = lazyPart(() =>
  import('./clasificar-button').then((module) => module.ClasificarButton),
);
