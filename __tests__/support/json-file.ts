/** A file that holds a value as JSON. */
export function jsonFile(content: unknown, name = 'gastos.json'): File {
  return new File([JSON.stringify(content)], name, { type: 'application/json' });
}

/** The bytes of a text in UTF-8, or the given bytes themselves. */
export function bytesOf(content: string | readonly number[]): ArrayBuffer {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}
