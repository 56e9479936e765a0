import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import type { JourneyPage } from './journey-page';

/** Writes a file for the journey, and answers its path. */
export async function fileOf(content: unknown, name = 'gastos.json'): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Opens the import with a file chosen. */
export async function chooseFile(app: JourneyPage, content: unknown): Promise<void> {
  await app.open('importar/');
  await app.upload('Archivo JSON', await fileOf(content));
  await app.sees('button', 'Importar Gastos');
}

/** Imports a file, and waits for the results. */
export async function importFile(app: JourneyPage, content: unknown): Promise<void> {
  await chooseFile(app, content);
  await app.press('button', 'Importar Gastos');
  await app.sees('button', 'Importar Otro Archivo', 120_000);
}

/** How many expenses are stored, read beside the program. */
export function countGastos(app: JourneyPage): Promise<number> {
  return app.read(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mis-gastos');
        opening.onerror = () => {
          reject(opening.error ?? new Error('not opened'));
        };
        opening.onsuccess = () => {
          const counting = opening.result.transaction('gastos').objectStore('gastos').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
