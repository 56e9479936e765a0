import {
  CalendarDays,
  Download,
  Hash,
  Keyboard,
  Monitor,
  Moon,
  PiggyBank,
  Plus,
  ReceiptText,
  Redo2,
  Search,
  Sun,
  Tags,
  Undo2,
} from 'lucide-react';
import { completionsOf } from '@/components/etiquetas/hashtags';
import { ROUTES } from '@/components/shell/sidebar';
import type { CommandEntry } from '@/components/ui/command';
import { ALL_TIME, type Fecha, type Period } from '@/lib/domain/dates';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { hashtagKey, hashtagOf } from '@/lib/domain/etiquetas';
import { canReceive, netCents } from '@/lib/domain/reembolsos';
import { toCents } from '@/lib/domain/money';
import { listAddress } from '@/lib/domain/query-address';
import type { Theme } from '@/lib/page/settings/appearance';
import { etiquetasBegunBy } from '@/lib/read/line/line-catalogo';
import type { LineReading } from '@/lib/read/line/line-text';
import type { TypedRefund } from '@/lib/read/line/read-line';
import { comparesCantidades, readNamedMes } from '@/lib/read/read-search';
import { foldText, searchTerms } from '@/lib/read/words';
import { BUTTONS, gastosOf, TITLES } from '@/lib/text/common';
import { ETIQUETAS } from '@/lib/text/etiquetas';
import { EXPORTING } from '@/lib/text/exportar';
import { capitalize, type Format, shorten, shownNombre } from '@/lib/text/format';
import { ACT_KEYS, type Combination, PALETTE, SHORTCUTS } from '@/lib/text/palette';
import { PRESUPUESTOS } from '@/lib/text/presupuestos';
import { REFUNDS } from '@/lib/text/reembolsos';

type PaletteAct =
  | { kind: 'go'; href: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'add-line'; reading: LineReading }
  | { kind: 'add-lines'; text: string }
  /** Goes on in the line. */
  | { kind: 'type'; text: string }
  | { kind: 'open'; gasto: Gasto }
  | { kind: 'refund'; gasto: Gasto; cantidad: number }
  | { kind: 'new-gasto' | 'presupuestos' | 'shortcuts' | 'undo' | 'redo' };

/** `keys`: the same act's shortcut. */
type PaletteEntry = CommandEntry & { keys?: Combination; act: PaletteAct };

export type PaletteGroup = { heading: string; entries: PaletteEntry[] };

const MAX_LISTED_ROWS = 20;

const PAGES: readonly PaletteEntry[] = ROUTES.map(({ href, label, icon }) => ({
  id: href,
  label,
  icon,
  act: { kind: 'go', href },
}));

/** Only of use where there are categories. */
const PRESUPUESTOS_ID = 'presupuestos';

const ACTIONS: readonly PaletteEntry[] = [
  { id: 'new-gasto', label: BUTTONS.newGasto, icon: Plus, keys: ['n'], act: { kind: 'new-gasto' } },
  { id: PRESUPUESTOS_ID, label: PRESUPUESTOS.title, icon: PiggyBank, act: { kind: 'presupuestos' } },
  { id: 'undo', label: BUTTONS.undo, icon: Undo2, keys: ACT_KEYS.undo, act: { kind: 'undo' } },
  { id: 'redo', label: BUTTONS.redo, icon: Redo2, keys: ACT_KEYS.redo, act: { kind: 'redo' } },
  {
    id: 'export',
    label: EXPORTING.title,
    icon: Download,
    act: { kind: 'go', href: '/importar/#exportar-datos' },
  },
  {
    id: 'clasificar',
    label: PALETTE.clasificar,
    icon: Tags,
    act: { kind: 'go', href: '/categorias/?clasificar' },
  },
  { id: 'light', label: PALETTE.theme.light, icon: Sun, act: { kind: 'theme', theme: 'light' } },
  { id: 'dark', label: PALETTE.theme.dark, icon: Moon, act: { kind: 'theme', theme: 'dark' } },
  { id: 'system', label: PALETTE.theme.system, icon: Monitor, act: { kind: 'theme', theme: 'system' } },
  { id: 'shortcuts', label: SHORTCUTS.title, icon: Keyboard, keys: ['?'], act: { kind: 'shortcuts' } },
];

type TypedText = {
  q: string;
  today: Fecha;
  catalogo: Catalogo;
  /** Tags in use. */
  etiquetas: readonly string[];
  reading: LineReading;
  /** The category of the line, with its evidence. */
  suggested: string | null;
  refund: TypedRefund | null;
  /** Expenses with its words; null while they are sought. */
  found: readonly Gasto[] | null;
};

/** All that the text may mean, the likeliest first. Enter takes the first entry. */
export function paletteGroups(typed: TypedText, format: Format): PaletteGroup[] {
  const { q, today, catalogo, refund, found } = typed;
  // A comparison is a search: Enter must not add «>».
  const line = comparesCantidades(q) ? null : lineGroup(typed, format);
  // The line comes last, and with the expenses: Enter never adds in their place.
  const groups = refund
    ? [found && refundGroup(found, catalogo, refund, format), found && line]
    : [
        etiquetasGroup(q, typed.etiquetas),
        line,
        mesGroup(q, today, format),
        ...namedGroups(q, catalogo),
        // Found expenses come later: at the end they move nothing.
        foundGroup(found ?? [], catalogo, format),
      ];
  return groups.filter((group) => group !== null);
}

/**
 * Lines with every typed word, in any case or accent; without words, pages and actions. Those with a word that begins
 * with the first one lead, and so do their groups. The last group searches expenses.
 */
function namedGroups(q: string, { categorias, metodosPago }: Catalogo): PaletteGroup[] {
  const terms = searchTerms(q);
  const actions = categorias.size > 0 ? ACTIONS : ACTIONS.filter(({ id }) => id !== PRESUPUESTOS_ID);
  if (terms.length === 0)
    return [
      { heading: PALETTE.pages, entries: [...PAGES] },
      { heading: PALETTE.actions, entries: [...actions] },
    ];
  const groups = [
    groupOf(PALETTE.pages, PAGES, terms),
    groupOf(PALETTE.actions, actions, terms),
    groupOf(TITLES.categorias, entriesOf(categorias, 'cat', gastosOf), terms),
    groupOf(TITLES.metodosPago, entriesOf(metodosPago, 'metodo', PALETTE.gastosByMetodoPago), terms),
  ];
  return [
    ...groups.filter(({ entries }) => entries.length > 0).sort((a, b) => a.rank - b.rank),
    { heading: BUTTONS.search, entries: [searchEntry(q.trim())] },
  ];
}

/** «Añadir: Pan, 12,50 €, ayer»; null without amount or nombre. */
function lineGroup({ reading, today, suggested }: TypedText, format: Format): PaletteGroup | null {
  const { nombre, cantidad, fecha, questions } = reading;
  if (nombre === '' || (cantidad === null && !questions.some(({ field }) => field === 'cantidad')))
    return null;
  const said = [
    shorten(nombre),
    cantidad === null ? '…' : format.cantidad(toCents(cantidad)),
    ...(fecha === null || fecha === today ? [] : [format.day(fecha, today).toLowerCase()]),
  ].join(', ');
  const entry: PaletteEntry = {
    id: 'add-line',
    label: [PALETTE.addLine(capitalize(said)), ...(suggested === null ? [] : [suggested])].join(' · '),
    icon: Plus,
    act: { kind: 'add-line', reading },
  };
  return { heading: BUTTONS.newGasto, entries: [entry] };
}

/** «Gastos de octubre de 2026». Without a year it means the latest such month. */
function mesGroup(q: string, today: Fecha, format: Format): PaletteGroup | null {
  const named = readNamedMes(q);
  if (!named) return null;
  const isAhead = named.month > today.slice(5, 7);
  const year = named.year ?? String(Number(today.slice(0, 4)) - (isAhead ? 1 : 0));
  const period: Period = { kind: 'mes', mes: `${year}-${named.month}` };
  const entry: PaletteEntry = {
    id: 'mes',
    label: gastosOf(format.period(period)),
    icon: CalendarDays,
    act: { kind: 'go', href: listAddress(period) },
  };
  return { heading: PALETTE.pages, entries: [entry] };
}

function foundGroup(gastos: readonly Gasto[], { categorias }: Catalogo, format: Format): PaletteGroup | null {
  if (gastos.length === 0) return null;
  const entries = gastos.map((gasto): PaletteEntry => {
    const { id, nombre, fecha, categoriaId } = gasto;
    const said = [shorten(shownNombre(nombre)), format.cantidad(netCents(gasto)), format.shortDay(fecha)];
    const icon = categorias.get(categoriaId)?.icono ?? ReceiptText;
    return { id: `gasto-${id}`, label: said.join(', '), icon, act: { kind: 'open', gasto } };
  });
  return { heading: PALETTE.found, entries };
}

/** Tags in use: a hashtag alone leads to their expenses; at the end of a line it is completed. */
function etiquetasGroup(q: string, used: readonly string[]): PaletteGroup | null {
  const [, alone] = /^#(\S+)$/u.exec(q.trim()) ?? [];
  const offered = alone === undefined ? completionsOf(q, used) : leadingTo(alone, used);
  if (offered.length === 0) return null;
  const entries = offered.map(({ nombre, text }, place): PaletteEntry => {
    const href = listAddress(ALL_TIME, { etiquetas: [nombre] });
    const act: PaletteAct = text === undefined ? { kind: 'go', href } : { kind: 'type', text };
    return { id: `etiqueta-${place}`, label: hashtagOf(nombre), icon: Hash, act };
  });
  return { heading: ETIQUETAS.title, entries };
}

function leadingTo(word: string, used: readonly string[]): { nombre: string; text?: undefined }[] {
  return etiquetasBegunBy(hashtagKey(word), used)
    .slice(0, MAX_LISTED_ROWS)
    .map((nombre) => ({ nombre }));
}

/** Expenses that a refund may be of, the latest first; of each, that much may come back. */
function refundGroup(
  gastos: readonly Gasto[],
  catalogo: Catalogo,
  { cantidad }: TypedRefund,
  format: Format,
): PaletteGroup | null {
  const open = gastos.filter((gasto) => canReceive(gasto, toCents(cantidad)));
  const group = foundGroup(open, catalogo, format);
  if (!group) return null;
  const entries = group.entries.map((entry, place): PaletteEntry => {
    const gasto = open[place];
    return gasto ? { ...entry, id: `refund-${gasto.id}`, act: { kind: 'refund', gasto, cantidad } } : entry;
  });
  return { heading: REFUNDS.which(format.cantidad(toCents(cantidad))), entries };
}

function entriesOf(
  rows: ReadonlyMap<number, { nombre: string; icono: string }>,
  parameter: string,
  label: (nombre: string) => string,
): PaletteEntry[] {
  return [...rows].map(([id, { nombre, icono }]) => ({
    id: `${parameter}-${id}`,
    label: label(shorten(nombre)),
    icon: icono,
    act: { kind: 'go', href: `/gastos/?todo&${parameter}=${id}` },
  }));
}

function searchEntry(q: string): PaletteEntry {
  const href = listAddress(ALL_TIME, { q });
  return { id: 'search', label: PALETTE.searchGastos(shorten(q)), icon: Search, act: { kind: 'go', href } };
}

/** The entries with every term, best first. Groups of rank 0 stand before rank 1. */
function groupOf(
  heading: string,
  entries: readonly PaletteEntry[],
  terms: readonly string[],
): PaletteGroup & { rank: number } {
  const found = entries
    .map((entry) => ({ entry, text: ` ${foldText(entry.label)}` }))
    .filter(({ text }) => terms.every((term) => text.includes(term)))
    .map(({ entry, text }) => ({ entry, rank: text.includes(` ${terms[0]}`) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank);
  return {
    heading,
    entries: found.slice(0, MAX_LISTED_ROWS).map(({ entry }) => entry),
    rank: found[0]?.rank ?? 1,
  };
}
