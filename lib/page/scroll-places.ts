/** Where this tab keeps, in its session's storage, how far down the page was scrolled. */
const KEY = 'mis-gastos:scroll-places';

/** As many places as are kept. */
const MOST = 50;

/** How far down, in pixels, by the key of the history's entry; the newest last. */
let places: Map<string, number> | null = null;

/** Goes as far down as the page was scrolled when the history's entry was left. Browsers without the Navigation API stay above. */
export function returnToPlace(): void {
  const place = readPlaces().get(keyOfEntry() ?? '');
  if (place !== undefined) window.scrollTo(0, place);
}

/** Remembers for the history's entry how far down the page is scrolled, as long as this tab lives. */
export function keepPlace(): void {
  const key = keyOfEntry();
  if (key === undefined) return;
  const kept = readPlaces();
  kept.delete(key);
  kept.set(key, window.scrollY);
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
    // The browser lets this site store nothing: the places are lost with the page.
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
