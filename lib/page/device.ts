import { deviceIdOf, deviceNombreOf, systemOf, type Device } from '@/lib/domain/device';
import { deviceLabel } from '@/lib/text/device';
import { createSetting, fieldsOf } from './settings';

/** Null until the first copy is made or the person names the device. */
const deviceSetting = createSetting<Device | null>('mis-gastos:device', readDevice, null);

/** The first call settles the device's id. */
export function thisDevice(): Device {
  const known = deviceSetting.read();
  if (known) return known;
  const made = { id: Math.random().toString(36).slice(2, 8).padEnd(6, '0'), nombre: usualNombre() };
  deviceSetting.write(made);
  return made;
}

export function deviceNombre(): string {
  return deviceSetting.read()?.nombre ?? usualNombre();
}

/** An empty name means the usual one. */
export function renameDevice(nombre: string): void {
  deviceSetting.write({ id: thisDevice().id, nombre: deviceNombreOf(nombre) ?? usualNombre() });
}

function usualNombre(): string {
  return deviceLabel(systemOf(navigator.userAgent));
}

function readDevice(text: string): Device | undefined {
  const { id, nombre } = fieldsOf(text);
  const [known, named] = [deviceIdOf(id), deviceNombreOf(nombre)];
  return known !== null && named !== null ? { id: known, nombre: named } : undefined;
}
