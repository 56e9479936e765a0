import { isEarlyEntryShown } from '@/lib/page/early-entry';

/** The form that the address asks for, while it loads. */
let asked: ReturnType<typeof load> | null = null;

/**
 * How long the form waits for its choices at most, before it comes with a placeholder for them; longer while an amount can be
 * typed already. In steps, for a page that is too busy to hear the database's answer takes none meanwhile.
 */
const PATIENCE = { steps: 6, earlySteps: 60, stepMs: 50 };

/** Loads the entry form. */
export function loadEntryDialog() {
  return asked ?? load();
}

/** Loads it with what it offers, as soon as the data are open: it comes whole, and nothing in it moves. */
export async function loadWholeEntryDialog(opened: Promise<boolean>): Promise<void> {
  asked = load().then(async (form) => {
    const read = opened.then((isOpen) => (isOpen ? form.askForChoices() : undefined));
    await Promise.race([read, patienceIsOver()]);
    return form;
  });
  try {
    await asked;
  } finally {
    asked = null;
  }
}

async function patienceIsOver(): Promise<void> {
  const steps = isEarlyEntryShown() ? PATIENCE.earlySteps : PATIENCE.steps;
  for (let step = 0; step < steps; step += 1)
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.stepMs));
}

function load() {
  return import('@/components/gastos/form/entry-dialog');
}
