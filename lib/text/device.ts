import type { systemOf } from '@/lib/domain/device';

export const DEVICE = {
  nombre: 'Nombre de este dispositivo',
  advice: 'Las copias lo llevan, para saber de qué dispositivo es cada una.',
  of: 'Dispositivo',
} as const;

export function deviceLabel({ browser, system }: ReturnType<typeof systemOf>): string {
  return [browser, system].filter((name) => name !== null).join(' en ') || 'Este navegador';
}
