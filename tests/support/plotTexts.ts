/** Width in pixels of a letter of a plot, whose font is monospaced. */
const LETTER = 6.6;
/** Font size in pixels, which `src/css/plot.css` sets. */
const FONT_SIZE = 11;

/** A rectangle in the pixels of a drawing. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The nearest value of an attribute, on the element or around it. */
function inherited(element: Element, name: string): string {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? '';
}

function translation(element: Element | null): [number, number] {
  const [, x = 0, y = 0] =
    /translate\(([-\d.]+),([-\d.]+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [];
  const [outerX, outerY] = element?.parentElement ? translation(element.parentElement) : [0, 0];
  return [Number(x) + outerX, Number(y) + outerY];
}

function boxOf(element: Element): Box {
  const [x, y] = translation(element);
  const ems = (line: Element, name: string) => Number.parseFloat(line.getAttribute(name) ?? '0');
  let baseline = y;
  const lines = (element.children.length > 0 ? [...element.children] : [element]).map((line) => {
    baseline += (ems(line, 'y') + ems(line, 'dy')) * FONT_SIZE;
    const width = (line.textContent ?? '').length * LETTER;
    const left = x - width * ({start: 0, end: 1}[inherited(element, 'text-anchor')] ?? 0.5);
    return {left, right: left + width, baseline};
  });
  return {
    left: Math.min(...lines.map(({left}) => left)),
    right: Math.max(...lines.map(({right}) => right)),
    top: Math.min(...lines.map((line) => line.baseline)) - 0.75 * FONT_SIZE,
    bottom: Math.max(...lines.map((line) => line.baseline)) + 0.22 * FONT_SIZE,
  };
}

/** Returns the texts of a plot's drawing with their boxes. */
export function plotTexts(svg: Element): {readonly text: string; readonly box: Box}[] {
  return [...svg.querySelectorAll('text')]
    .filter(({textContent}) => textContent)
    .map((element) => ({text: element.textContent ?? '', box: boxOf(element)}));
}
