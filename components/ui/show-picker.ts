export function showPicker(field: HTMLInputElement | HTMLSelectElement): void {
  try {
    field.showPicker();
  } catch {
    // The browser has none, or refuses to open it: the field has the focus.
  }
}
