/** Adds items to the end of a list, however many they are: as arguments of `push` some 100,000 end the program. */
export function appendTo<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The largest of some numbers, and no less than `least`. */
export function largestOf(numbers: Iterable<number>, least = -Infinity): number {
  let largest = least;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
}

/** The smallest of some numbers; Infinity for none. */
export function smallestOf(numbers: Iterable<number>): number {
  let smallest = Infinity;
  for (const number of numbers) if (number < smallest) smallest = number;
  return smallest;
}

/** Bytes as a text with a letter for each byte, as `atob` and `btoa` know it. */
export function binaryText(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
