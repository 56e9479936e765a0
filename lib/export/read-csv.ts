const QUOTE = '"';
const LINE_END = '\r\n';

/**
 * RFC 4180 (CRLF, doubled quotes inside quotes). Throws for any other text: it must not pass for the program's own.
 */
export function readCsv(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfCell(text, start, separator);
    const cell = text.slice(start, end);
    line.push(cell.startsWith(QUOTE) ? cell.slice(1, -1).replaceAll('""', QUOTE) : cell);
    if (text.startsWith(separator, end)) start = end + separator.length;
    else {
      lines.push(line);
      line = [];
      start = end + LINE_END.length;
    }
  }
  if (line.length > 0) throw new Error('The last line of the CSV has no end');
  return lines;
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  if (text.startsWith(QUOTE, start)) end = closingQuote(text, start) + 1;
  else while (end < text.length && !isEnd(text, end, separator)) end += 1;
  if (!isEnd(text, end, separator)) throw new Error('A cell of the CSV has no end');
  return end;
}

function isEnd(text: string, place: number, separator: string): boolean {
  return text.startsWith(separator, place) || text.startsWith(LINE_END, place);
}

function closingQuote(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) throw new Error('A quote of the CSV is never closed');
    if (!text.startsWith(QUOTE, quote + 1)) return quote;
    from = quote + 2;
  }
}
