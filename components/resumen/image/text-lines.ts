/** A line of text as the page has it, and where it is in the window. */
export type TextLine = { text: string; left: number; top: number; bottom: number };

/** The lines into which the page breaks a text; none where it is not laid out. */
export function linesOf(node: Text): TextLine[] {
  const lines: TextLine[] = [];
  const range = document.createRange();
  let offset = 0;
  for (const character of node.data) {
    range.setStart(node, offset);
    offset += character.length;
    range.setEnd(node, offset);
    const [rect] = range.getClientRects();
    if (!rect) continue;
    const { left, top, bottom } = rect;
    const line = lines.at(-1);
    if (line && Math.abs(top - line.top) < rect.height / 2) {
      line.text += character;
      // Of what is written from right to left, the first character is the last one from the left.
      line.left = Math.min(line.left, left);
    } else if (character.trim() !== '') lines.push({ text: character, left, top, bottom });
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }));
}
