import dynamic from 'next/dynamic';

export const ClasificarDoor = dynamic(
  () => import('./clasificar-button').then((module) => module.ClasificarButton),
  { ssr: false },
);
