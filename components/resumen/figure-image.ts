import { fitText, textAscent } from './fit-text';

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

const SVG = 'http://www.w3.org/2000/svg';
const FONT = 'Inter, system-ui, sans-serif';
const MARGIN = 16;
/** Room for the line above the figure. */
const HEAD = 24;
const HEAD_SIZE = 12;

/** What is no part of a figure's image has this attribute. */
export const NO_IMAGE = { 'data-no-image': '' } as const;
const NOT_DRAWN = '[data-no-image]';

/**
 * Draws what a figure shows, its title, sentence, drawings and table cells, as one SVG with the page's colours and
 * without its links. `head` stands above it. Where the figure has no size, as in a hidden page, it throws.
 */
export function imageOf(figure: HTMLElement, head: string): FigureImage {
  const { left, top, width } = figure.getBoundingClientRect();
  if (width === 0) throw new Error('The figure is not shown');
  const colors = createColors(
    getComputedStyle(figure.closest('[data-slot="card"]') ?? figure).backgroundColor,
  );
  const drawn: SVGElement[] = [];
  let bottom = top;

  function add(part: SVGElement, end: number) {
    drawn.push(part);
    bottom = Math.max(bottom, end);
  }

  function draw(element: Element) {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    // Of what only screen readers say, one pixel is in the page.
    if (element.matches(NOT_DRAWN) || style.visibility !== 'visible' || rect.width <= 1) return;
    const place = { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height };
    if (element instanceof SVGSVGElement) {
      add(drawingOf(element, place, colors), rect.bottom);
      return;
    }
    const fill = colors.shown(style.backgroundColor);
    if (fill !== 'none')
      add(create('rect', { ...place, rx: parseFloat(style.borderRadius), fill }), rect.bottom);
    for (const node of element.childNodes)
      if (node instanceof Text) drawText(node, element, style);
      else if (node instanceof Element) draw(node);
  }

  function drawText(node: Text, parent: Element, style: CSSStyleDeclaration) {
    const font = { size: parseFloat(style.fontSize), weight: Number(style.fontWeight) };
    const ascent = textAscent(font);
    const isCut = style.textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth;
    for (const line of linesOf(node)) {
      const text = isCut ? fitText(line.text, parent.clientWidth, font) : line.text.trimEnd();
      const place = { x: line.left - left, y: line.top - top + ascent };
      add(textAt(text, { ...place, ...font, fill: colors.shown(style.color) }), line.bottom);
    }
  }

  draw(figure);
  const height = HEAD + bottom - top + 2 * MARGIN;
  const whole = { x: -MARGIN, y: -MARGIN - HEAD, width: width + 2 * MARGIN, height };
  const image = create('svg', {
    width: whole.width,
    height,
    viewBox: `${whole.x} ${whole.y} ${whole.width} ${height}`,
    'font-family': FONT,
  });
  const headFill = colors.shown(getComputedStyle(figure.querySelector('figcaption') ?? figure).color);
  image.append(
    create('rect', { ...whole, fill: colors.ground }),
    textAt(head, { x: 0, y: HEAD_SIZE - HEAD, size: HEAD_SIZE, weight: 400, fill: headFill }),
    ...drawn,
  );
  return { svg: new XMLSerializer().serializeToString(image), width: whole.width, height };
}

type Place = { x: number; y: number; width: number; height: number };

/** A drawing of the page at its place in the image, its styles resolved. */
function drawingOf(svg: SVGSVGElement, place: Place, colors: Colors): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy, colors);
  for (const [name, value] of Object.entries({ ...place, overflow: 'visible' }))
    copy.setAttribute(name, String(value));
  return copy;
}

function copyStyles(from: Element, to: Element, colors: Colors): void {
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    to.setAttribute(name, name === 'fill' || name === 'stroke' ? colors.shown(value) : value);
  }
  for (const name of to.getAttributeNames())
    if (name === 'class' || name === 'href' || name.startsWith('data-') || name.startsWith('aria-'))
      to.removeAttribute(name);
  Array.from(from.children).forEach((child, position) => {
    const copied = to.children[position];
    if (copied) copyStyles(child, copied, colors);
  });
}

type Line = { text: string; left: number; top: number; bottom: number };

/** The lines into which the page breaks a text. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  let offset = 0;
  for (const character of node.data) {
    range.setStart(node, offset);
    offset += character.length;
    range.setEnd(node, offset);
    const [rect] = range.getClientRects();
    if (!rect) continue;
    const line = lines.at(-1);
    if (line && Math.abs(rect.top - line.top) < rect.height / 2) line.text += character;
    else if (character.trim() !== '') {
      const { left, top, bottom } = rect;
      lines.push({ text: character, left, top, bottom });
    }
  }
  return lines;
}

type TextStyle = { x: number; y: number; size: number; weight: number; fill: string };

function textAt(text: string, { x, y, size, weight, fill }: TextStyle): SVGElement {
  const element = create('text', { x, y, 'font-size': size, 'font-weight': weight, fill });
  element.textContent = text;
  return element;
}

function create(
  name: 'svg' | 'rect' | 'text',
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Colours as programs other than browsers know them. */
type Colors = { ground: string; shown: (color: string) => string };

/** `ground` shines through those that are not opaque. */
function createColors(ground: string): Colors {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();

  function paint(...colors: string[]): readonly number[] {
    if (!context) throw new Error('No colour can be read');
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  function shown(color: string): string {
    if (color === 'none' || paint(color)[3] === 0) return 'none';
    const [red, green, blue] = paint(ground, color);
    return `rgb(${red}, ${green}, ${blue})`;
  }

  return {
    ground: shown(ground),
    shown(color) {
      const value = known.get(color) ?? shown(color);
      known.set(color, value);
      return value;
    },
  };
}
