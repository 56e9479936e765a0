import { askAhead, askWhenFollowed, type LiveAnswer } from '@/lib/db/live-answer';
import { listGastosOfMes, listNewestGastos, listOpeningMes } from '@/lib/db/gasto-rows';
import { readCatalogo } from '@/lib/db/read-gastos';
import type { Mes } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { pageDatabase } from './page-database';

/** Questions of one name are the same. */
export type Question<Value> = { name: string; read: () => Promise<Value> };

/** Newest first. `asked` is the month asked for, null for the opening month. */
export type GastosOfMes = { asked: Mes | null; mes: Mes; gastos: Gasto[] };

/** Null asks for the current month or, if empty, the newest month with expenses. */
export function gastosOfMes(mes: Mes | null, currentMes: Mes): Question<GastosOfMes> {
  return mes === null
    ? {
        name: `opening ${currentMes}`,
        read: async () => ({ asked: mes, ...(await listOpeningMes(pageDatabase, currentMes)) }),
      }
    : {
        name: mes,
        read: async () => ({ asked: mes, mes, gastos: await listGastosOfMes(pageDatabase, mes) }),
      };
}

export const LATEST_GASTOS = 5;

export function newestGastos(count: number): Question<Gasto[]> {
  return { name: `newest ${count}`, read: () => listNewestGastos(pageDatabase, count) };
}

export const catalogo: Question<Catalogo> = { name: 'catalogo', read: () => readCatalogo(pageDatabase) };

/** Questions asked ahead by name, until nobody follows their answers. */
const asked = new Map<string, LiveAnswer<unknown>>();

/** Asks a question before its screen does. Fulfilled with the first answer, or when none will come. */
export function ask<Value>({ name, read }: Question<Value>): Promise<void> {
  const known = asked.get(name);
  if (known) return known.settled;
  const answer = askAhead(read, () => {
    asked.delete(name);
  });
  asked.set(name, answer);
  return answer.settled;
}

/** Answers the question asked ahead, or one asked once followed. */
export function answerTo<Value>({ name, read }: Question<Value>) {
  return (asked.get(name) as LiveAnswer<Value> | undefined) ?? askWhenFollowed(read);
}
