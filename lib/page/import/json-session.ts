import { AS_IT_IS, type ImportOutcome, type ImportPlan } from '@/lib/import/import-flow';
import { ImportSession, type SessionFlow } from './import-session';
import { prepareImport } from '@/lib/page/workers';

type Selected = { state: 'selected'; file: File; plan: ImportPlan; reviewing: boolean };
type Planned = Pick<Selected, 'file' | 'plan'>;
type Finished = Extract<ImportOutcome, { kind: 'finished' }>;
type Unfinished = Exclude<ImportOutcome, { kind: 'finished' }>;

/** The states of the import screen (docs/specification.md §4). */
export type JsonFlow = SessionFlow<Selected, Planned, { file: File }, Finished>;

export const jsonSession = createJsonSession(prepareImport);

/** A selected file is prepared at once. While an import runs, the acts but `cancel` do nothing. */
export function createJsonSession(prepare: typeof prepareImport) {
  const session = new ImportSession<Selected, Planned, { file: File }, Finished, Unfinished>(
    ({ file }) => ({ file }),
    ({ file, plan }) => prepared(file, plan),
  );
  let job: ReturnType<typeof prepareImport> | null = null;

  function prepared(file: File, plan: ImportPlan, reviewing = false): Selected {
    job = prepare(file);
    return { state: 'selected', file, plan, reviewing };
  }

  function replaceBy(next: (now: JsonFlow) => JsonFlow) {
    const now = session.flow.getState();
    if (now.state === 'importing') return;
    job?.giveUp();
    job = null;
    session.set(next(now));
  }

  function change(changed: Partial<Selected>) {
    const now = session.flow.getState();
    if (now.state === 'selected') session.set({ ...now, ...changed });
  }

  return {
    flow: session.flow,
    select: (file: File) => {
      replaceBy((now) => prepared(file, AS_IT_IS, now.state === 'selected' && now.reviewing));
    },
    clear: () => {
      replaceBy(() => ({ state: 'empty' }));
    },
    plan: (plan: ImportPlan) => {
      change({ plan });
    },
    review: (reviewing: boolean) => {
      change({ reviewing });
    },
    start: async () => {
      const now = session.flow.getState();
      if (now.state !== 'selected' || !job) return null;
      const ready = job;
      job = null;
      return session.run({ file: now.file, plan: now.plan }, (events) => ready.start(now.plan, events));
    },
    cancel: () => {
      session.cancel();
    },
  };
}
