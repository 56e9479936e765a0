/** The form that the address asks for, while it loads. */
let asked: ReturnType<typeof load> | null = null;

/** Milliseconds that the form waits for its choices at most, before it comes with a placeholder for them. */
const PATIENCE_MS = 300;

/** Loads the entry form. */
export function loadEntryDialog() {
  return asked ?? load();
}

/** Loads it with what it offers, as soon as the data are open: it comes whole, and nothing in it moves. */
export async function loadWholeEntryDialog(opened: Promise<boolean>): Promise<void> {
  asked = load().then(async (form) => {
    const read = opened.then((isOpen) => (isOpen ? form.askForChoices() : undefined));
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return form;
  });
  try {
    await asked;
  } finally {
    asked = null;
  }
}

function load() {
  return import('@/components/gastos/form/entry-dialog');
}
