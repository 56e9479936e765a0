const CONTROLS =
  'form :is(input:not([type=checkbox], [type=file], [type=search], [type=color]), textarea, select)';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The input of all open forms, a line for each field: «Cantidad: 12,50». Empty if only choices and dates are filled
 * in: these have defaults.
 */
export function typedText(): string {
  const controls = [...document.querySelectorAll<Control>(CONTROLS)].filter(isFilledIn);
  if (!controls.some(isTyped)) return '';
  return controls.map((control) => `${labelOf(control)}: ${valueOf(control)}`).join('\n');
}

function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked;
  return control.value.trim() !== '';
}

function isTyped(control: Control): boolean {
  return (
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')
  );
}

function valueOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? control.value;
  return control.type === 'radio' ? ownLabelOf(control) : control.value;
}

/** A radio is labelled by its group. */
function labelOf(control: Control): string {
  if (control.type !== 'radio') return ownLabelOf(control);
  const legend = control.closest('fieldset')?.querySelector('legend')?.textContent;
  return legend?.trim() ?? control.name;
}

function ownLabelOf(control: Control): string {
  const label = control.labels?.[0];
  const text = label ? readText(label) : control.getAttribute('aria-label');
  return text?.trim() ?? control.name;
}

/** Without hidden pictures. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('[aria-hidden=true]')) picture.remove();
  return copy.textContent;
}
