/** Adds any number of items; some 100,000 arguments of `push` end the program. */
export function appendTo<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** Answers no less than `least`. */
export function largestOf(numbers: Iterable<number>, least = -Infinity): number {
  let largest = least;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
}

/** Answers Infinity without numbers. */
export function smallestOf(numbers: Iterable<number>): number {
  let smallest = Infinity;
  for (const number of numbers) if (number < smallest) smallest = number;
  return smallest;
}

/** Writes a letter for each byte, as `atob` and `btoa` use. */
export function binaryText(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
