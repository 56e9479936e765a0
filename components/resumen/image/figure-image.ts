import type { EmbeddedFont } from './embedded-font';
import { fitText, textAscent } from '@/components/resumen/charts/fit-text';
import { createImageColors, type ImageColors } from './image-colors';

/** A picture as a file of its own, and its size in CSS pixels. */
export type FigureImage = { svg: string; width: number; height: number };

/** What a page's style says of a drawing; in a file of its own it has to stand in the drawing itself. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** What XML has no place for, such as most control characters. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const MARGIN_PX = 16;
/** Room for the line above the figure, and that line's font. */
const HEAD_HEIGHT_PX = 24;
const HEAD_FONT = { size: 12, weight: 400 };

/**
 * Draws what a figure shows, its title, sentence, drawings and table cells, as one SVG_NAMESPACE in the page's font and colours,
 * without its links. `head` stands above it. Where the figure has no size, as in a hidden page, it throws.
 */
export function imageOf(figure: HTMLElement, head: string, font: EmbeddedFont): FigureImage {
  const card = figure.closest<HTMLElement>('[data-slot="card"]') ?? figure;
  // Also for a person whose own colours are forced: what they are would not tell the hues apart.
  card.dataset.ownColors = '';
  try {
    return draw(figure, card, head, font);
  } finally {
    delete card.dataset.ownColors;
  }
}

function draw(
  figure: HTMLElement,
  card: HTMLElement,
  head: string,
  { family, css }: EmbeddedFont,
): FigureImage {
  const { left, top, width } = figure.getBoundingClientRect();
  if (width === 0) throw new Error('The figure is not shown');
  const colors = createImageColors(getComputedStyle(card).backgroundColor);
  const parts: SVGElement[] = [];
  let bottom = top;

  function add(part: SVGElement, end: number) {
    parts.push(part);
    bottom = Math.max(bottom, end);
  }

  function addElement(element: Element) {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    // Of what only screen readers say, one pixel is in the page.
    if (element.matches('[data-no-image]') || style.visibility !== 'visible' || rect.width <= 1) return;
    const place = { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height };
    if (element instanceof SVGSVGElement) {
      add(drawingOf(element, place, colors), rect.bottom);
      return;
    }
    const fill = colors.shown(style.backgroundColor);
    if (fill !== 'none')
      add(create('rect', { ...place, rx: parseFloat(style.borderRadius), fill }), rect.bottom);
    for (const node of element.childNodes)
      if (node instanceof Text) addText(node, element, style);
      else if (node instanceof Element) addElement(node);
  }

  function addText(node: Text, parent: Element, style: CSSStyleDeclaration) {
    const font = { size: parseFloat(style.fontSize), weight: Number(style.fontWeight) };
    const fill = colors.shown(style.color);
    const isCut = style.textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth;
    for (const line of linesOf(node)) {
      const text = isCut ? fitText(line.text, parent.clientWidth, font) : line.text;
      const place = { x: line.left - left, y: line.top - top + textAscent(font) };
      add(textAt(text, { ...place, ...font, fill }), line.bottom);
    }
  }

  addElement(figure);
  const sheet = create('style', {});
  sheet.textContent = css;
  const whole = {
    x: -MARGIN_PX,
    y: -MARGIN_PX - HEAD_HEIGHT_PX,
    width: width + 2 * MARGIN_PX,
    height: bottom - top + HEAD_HEIGHT_PX + 2 * MARGIN_PX,
  };
  const image = create('svg', {
    width: whole.width,
    height: whole.height,
    viewBox: Object.values(whole).join(' '),
    'font-family': family,
  });
  const headFill = colors.shown(getComputedStyle(figure.querySelector('figcaption') ?? figure).color);
  image.append(
    sheet,
    create('rect', { ...whole, fill: colors.ground }),
    textAt(head, { x: 0, y: HEAD_FONT.size - HEAD_HEIGHT_PX, ...HEAD_FONT, fill: headFill }),
  );
  for (const part of parts) image.append(part);
  const svg = new XMLSerializer().serializeToString(image).replace(NOT_XML, '\uFFFD');
  return { svg, width: whole.width, height: whole.height };
}

type Place = { x: number; y: number; width: number; height: number };

/** A drawing of the page at its place in the image, its styles resolved. */
function drawingOf(svg: SVGSVGElement, place: Place, colors: ImageColors): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy, colors);
  for (const [name, value] of Object.entries({ ...place, overflow: 'visible' }))
    copy.setAttribute(name, String(value));
  return copy;
}

function copyStyles(from: Element, to: Element, colors: ImageColors): void {
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    to.setAttribute(name, name === 'fill' || name === 'stroke' ? colors.shown(value) : value);
  }
  for (const name of to.getAttributeNames())
    if (
      name === 'class' ||
      name === 'style' ||
      name === 'href' ||
      name.startsWith('data-') ||
      name.startsWith('aria-')
    )
      to.removeAttribute(name);
  Array.from(from.children).forEach((child, position) => {
    const copied = to.children[position];
    if (copied) copyStyles(child, copied, colors);
  });
}

type TextStyle = { x: number; y: number; size: number; weight: number; fill: string };

function textAt(text: string, { x, y, size, weight, fill }: TextStyle): SVGElement {
  const element = create('text', { x, y, 'font-size': size, 'font-weight': weight, fill });
  element.textContent = text;
  return element;
}

function create(
  name: 'svg' | 'rect' | 'text' | 'style',
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A line of text as the page has it, and where it is in the window. */
type TextLine = { text: string; left: number; top: number; bottom: number };

/** The lines into which the page breaks a text; none where it is not laid out. */
function linesOf(node: Text): TextLine[] {
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
