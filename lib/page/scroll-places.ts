const KEY = 'mis-gastos:scroll-places';

const MOST = 50;

/** Pixels by history entry; newest last. */
let places: Map<string, number> | null = null;

/** Browsers without Navigation API stay at the top. */
export function returnToPlace(): void {
  const place = placeOfEntry();
  if (place !== undefined) window.scrollTo(0, place);
}

export function hasPlace(): boolean {
  return placeOfEntry() !== undefined;
}

/** As long as this tab lives. */
export function keepPlace(): void {
  const key = keyOfEntry();
  if (key === undefined) return;
  const kept = readPlaces();
  kept.delete(key);
  kept.set(key, window.scrollY);
}

function placeOfEntry(): number | undefined {
  return readPlaces().get(keyOfEntry() ?? '');
}

function keyOfEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
}

function readPlaces(): Map<string, number> {
  if (places) return places;
  places = new Map(storedPlaces());
  window.addEventListener('pagehide', storePlaces);
  return places;
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...(places ?? [])].slice(-MOST)));
  } catch {
    // Storage is blocked: the places are lost with the page.
  }
}

function storedPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(stored: unknown): stored is [string, number] {
  return Array.isArray(stored) && typeof stored[0] === 'string' && Number.isFinite(stored[1]);
}
