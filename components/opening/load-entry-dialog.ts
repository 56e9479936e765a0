import { isEarlyEntryShown } from './early-input';

let asked: ReturnType<typeof load> | null = null;

/**
 * Longest wait for the choices; longer while the early form takes an amount. In steps: a page too busy to hear the
 * database takes none.
 */
const PATIENCE = { steps: 6, earlySteps: 60, stepMs: 50 };

export function loadEntryDialog() {
  return asked ?? load();
}

/** With its choices, so that nothing moves later. */
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
