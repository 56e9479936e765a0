import { askAhead, askWhenFollowed, type LiveAnswer } from '@/lib/db/live-answer';
import { listGastosOfMes, listNewestGastos, listOpeningMes } from '@/lib/db/gasto-rows';
import { readCatalogo } from '@/lib/db/read-gastos';
import type { Mes } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { pageDatabase } from './page-database';

/** A question to the database. Two of one name are the same question. */
export type Question<Value> = { name: string; read: () => Promise<Value> };

/** A month and its expenses, newest first, and the month that was asked for; null for the one to open on. */
export type GastosOfMes = { asked: Mes | null; mes: Mes; gastos: Gasto[] };

/** The expenses of a month; with null those of the current month or, where it has none, of the newest that has some. */
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

/** How many of the newest expenses the start page shows. */
export const LATEST_GASTOS = 5;

/** The newest expenses. */
export function newestGastos(count: number): Question<Gasto[]> {
  return { name: `newest ${count}`, read: () => listNewestGastos(pageDatabase, count) };
}

/** All categories and payment methods. */
export const catalogo: Question<Catalogo> = { name: 'catalogo', read: () => readCatalogo(pageDatabase) };

/** What was asked before anybody followed the answers, by name, until nobody does any more. */
const asked = new Map<string, LiveAnswer<unknown>>();

/** Asks at once what a screen will ask for. Fulfilled with the first answer, or when there will be none. */
export function ask<Value>({ name, read }: Question<Value>): Promise<void> {
  const known = asked.get(name);
  if (known) return known.settled;
  const answer = askAhead(read, () => {
    asked.delete(name);
  });
  asked.set(name, answer);
  return answer.settled;
}

/** The answer to a question: the one that was asked ahead, or one that is asked when it is followed. */
export function answerTo<Value>({ name, read }: Question<Value>) {
  return (asked.get(name) as LiveAnswer<Value> | undefined) ?? askWhenFollowed(read);
}
