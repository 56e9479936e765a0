import {
  advance,
  AS_IT_IS,
  NO_FILE,
  type ImportPlan,
  type ImportEvent,
  type ImportFlow,
} from '@/lib/import/import-flow';
import { importResult } from '../../support/import-result';

const file = new File(['[]'], 'gastos.json');
const other = new File(['{}'], 'otros.json');
const outcome = { kind: 'finished' as const, ...importResult() };

const plan: ImportPlan = { mends: { rules: ['estado-pagado'], names: [] }, skipDuplicates: true };
const changed: ImportPlan = { ...plan, skipDuplicates: false };

const empty = NO_FILE;
const selected: ImportFlow = { state: 'selected', file, plan, reviewing: false };
const otherSelected: ImportFlow = { state: 'selected', file: other, plan: AS_IT_IS, reviewing: false };
const importing: ImportFlow = { state: 'importing', file, plan, percent: 40, cancelling: false };
const cancelling: ImportFlow = { ...importing, cancelling: true };
const finished: ImportFlow = { state: 'finished', file, result: outcome };

const EVENTS = {
  'select another file': { type: 'select', file: other },
  clear: { type: 'clear' },
  plan: { type: 'plan', plan: changed },
  start: { type: 'start' },
  'more progress': { type: 'progress', percent: 41 },
  'the same progress': { type: 'progress', percent: 40 },
  'less progress': { type: 'progress', percent: 39 },
  cancel: { type: 'cancel' },
  'end: finished': { type: 'end', outcome },
  'end: cancelled': { type: 'end', outcome: { kind: 'cancelled' } },
  'end: refused': { type: 'end', outcome: { kind: 'refused', fault: 'unreadable' } },
  'end: failed': { type: 'end', outcome: { kind: 'failed', fault: 'disk-full' } },
} satisfies Record<string, ImportEvent>;

type EventName = keyof typeof EVENTS;

const NOTHING_HAPPENS: EventName[] = [
  'more progress',
  'the same progress',
  'less progress',
  'cancel',
  'end: finished',
  'end: cancelled',
  'end: refused',
  'end: failed',
];

/** Every event that changes something, by state; what is not named changes nothing. */
const TABLE: [string, ImportFlow, Partial<Record<EventName, ImportFlow>>][] = [
  ['without a file', empty, { 'select another file': otherSelected }],
  [
    'with a file selected',
    selected,
    {
      'select another file': otherSelected,
      clear: empty,
      plan: { ...selected, plan: changed },
      start: { state: 'importing', file, plan, percent: 0, cancelling: false },
    },
  ],
  [
    'while importing',
    importing,
    {
      'more progress': { ...importing, percent: 41 },
      cancel: cancelling,
      'end: finished': finished,
      'end: cancelled': selected,
      'end: refused': selected,
      'end: failed': selected,
    },
  ],
  [
    'while cancelling',
    cancelling,
    {
      'more progress': { ...cancelling, percent: 41 },
      'end: finished': finished,
      'end: cancelled': selected,
      'end: refused': selected,
      'end: failed': selected,
    },
  ],
  ['when finished', finished, { 'select another file': otherSelected, clear: empty }],
];

const CASES = TABLE.flatMap(([situation, flow, changes]) =>
  (Object.keys(EVENTS) as EventName[]).map((event) => ({
    situation,
    event,
    flow,
    expected: changes[event] ?? flow,
    effect: changes[event] ? `leads to «${changes[event].state}»` : 'changes nothing',
  })),
);

it.each(CASES)('$situation, $event $effect', ({ flow, event, expected }) => {
  expect(advance(flow, EVENTS[event])).toEqual(expected);
});

it.each(NOTHING_HAPPENS)('without an import under way, %s leaves the very same state', (event) => {
  for (const flow of [empty, selected, finished]) expect(advance(flow, EVENTS[event])).toBe(flow);
});

it('never changes the state that it was given', () => {
  for (const { flow, event } of CASES) advance(Object.freeze(flow), EVENTS[event]);
  expect(importing).toEqual({ state: 'importing', file, plan, percent: 40, cancelling: false });
});
