import { type Device, deviceIdOf, deviceNombreOf, systemOf } from '@/lib/domain/device';
import type { StorageFault } from '@/lib/domain/result';
import type { FolderFault } from '@/lib/export/folder-copy';
import { DEVICE } from '@/lib/text/ajustes-later';
import { folderChanged, folderName } from './folder-change';
import { countOf, createSetting, fieldsOf, instantOf, pastInstantOf } from '@/lib/page/settings/settings';

/** Null until the first copy or a name. */
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
  return DEVICE.label(systemOf(navigator.userAgent));
}

function readDevice(text: string): Device | undefined {
  const { id, nombre } = fieldsOf(text);
  const [known, named] = [deviceIdOf(id), deviceNombreOf(nombre)];
  return known !== null && named !== null ? { id: known, nombre: named } : undefined;
}

/** `smaller`: the copy waits for the person. */
export type FolderProblem =
  | { kind: 'smaller'; gastos: number; stored: number }
  | { kind: 'folder'; fault: FolderFault }
  | { kind: 'storage'; fault: StorageFault };

/** `started` in milliseconds; `changed`: {@link folderChanged} then; `at`: null if the clock was ahead. */
type FolderWritten = { started: number; changed: number; at: string | null; gastos: number };

/** Faults that may be stored. */
const FAULTS: { folder: readonly FolderFault[]; storage: readonly StorageFault[] } = {
  folder: ['no-permission', 'gone', 'disk-full', 'unknown'],
  storage: [
    'disk-full',
    'unavailable',
    'newer-version',
    'superseded',
    'closed',
    'incomplete',
    'no-answer',
    'stopped',
    'unknown',
  ],
};

export const folderWritten = createSetting<FolderWritten | null>(
  'mis-gastos:folder-written',
  readWritten,
  null,
);

export const folderProblem = createSetting<FolderProblem | null>(
  'mis-gastos:folder-problem',
  readProblem,
  null,
);

/** Empty: no automatic copies. Earlier copies and obstacles no longer count. */
export function setFolderName(name: string): void {
  folderChanged.write(0);
  folderWritten.write(null);
  folderProblem.write(null);
  folderName.write(name);
}

export function noteWritten(written: FolderWritten): void {
  folderProblem.write(null);
  folderWritten.write(written);
}

function readWritten(text: string): FolderWritten | null {
  const fields = fieldsOf(text);
  const started = countOf(fields.started);
  const at = instantOf(fields.at);
  const gastos = countOf(fields.gastos);
  const changed = countOf(fields.changed) ?? 0;
  if (started === null || at === null || gastos === null) return null;
  return { started, changed, at: pastInstantOf(at), gastos };
}

function readProblem(text: string): FolderProblem | null {
  const { kind, ...fields } = fieldsOf(text);
  switch (kind) {
    case 'smaller': {
      const gastos = countOf(fields.gastos);
      const stored = countOf(fields.stored);
      return gastos === null || stored === null ? null : { kind, gastos, stored };
    }
    case 'folder': {
      const fault = FAULTS.folder.find((known) => known === fields.fault);
      return fault ? { kind, fault } : null;
    }
    case 'storage': {
      const fault = FAULTS.storage.find((known) => known === fields.fault);
      return fault ? { kind, fault } : null;
    }
    default:
      return null;
  }
}
