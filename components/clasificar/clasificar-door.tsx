import dynamic from 'next/dynamic';

/** The button that leads to the cards, if anything waits. */
export const ClasificarDoor = dynamic(
  () => import('./clasificar-button').then((module) => module.ClasificarButton),
  { ssr: false },
);
