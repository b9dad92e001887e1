/** Width in pixels of a letter on the axes, whose font is monospaced. */
export const LETTER_WIDTH = 6.6;

/** Font size in pixels, as in `src/css/plot.css`. */
const FONT_SIZE = 11;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PlacedText {
  readonly element: Element;
  readonly box: Box;
}

/** Elements of a drawing except its grid. */
interface Contents {
  readonly texts: PlacedText[];
  /** Dots with their centers. */
  readonly dots: {readonly element: Element; readonly x: number; readonly y: number}[];
  /** Bounding boxes of bars, of dots, and of short segments of lines. */
  readonly marks: Box[];
}

/** True if two boxes overlap or are less than `gap` apart. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  );
}

function boxAround(x: number, y: number, radius: number): Box {
  return {left: x - radius, top: y - radius, right: x + radius, bottom: y + radius};
}

/**
 * Returns the bounding box of a line of text.
 *
 * @param anchor the value of `text-anchor`
 */
export function textBox(text: string, x: number, baseline: number, anchor: string): Box {
  const width = text.length * LETTER_WIDTH;
  const left = x - width * ({start: 0, end: 1}[anchor] ?? 0.5);
  return {
    left,
    top: baseline - 0.75 * FONT_SIZE,
    right: left + width,
    bottom: baseline + 0.22 * FONT_SIZE,
  };
}

/** Maximum length in pixels of a segment of a line. */
const MAX_SEGMENT = 3;

/** Returns small boxes along a line through some points. */
function boxesOfLine(points: readonly (readonly [number, number])[]): Box[] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / MAX_SEGMENT));
    return Array.from({length: count + 1}, (_, step) =>
      boxAround(fromX + ((x - fromX) * step) / count, fromY + ((y - fromY) * step) / count, 1),
    );
  });
}

/**
 * Returns the points of a path that consists of absolute `M` and `L` commands, as Plot's lines do,
 * moved by `dx` and `dy`.
 */
function cornersOf(path: string, dx: number, dy: number): [number, number][] {
  return [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x) + dx,
    Number(y) + dy,
  ]);
}

/** Returns how far the `transform` of an element moves it. */
export function translationOf(element: Element): readonly [x: number, y: number] {
  const transform = element.getAttribute('transform') ?? '';
  const [, x, y] = /^translate\(([-\d.]+),([-\d.]+)\)/.exec(transform) ?? [];
  return [Number(x ?? 0), Number(y ?? 0)];
}

/** Position and style of an element, from its attributes and those of its ancestors. */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly anchor: string;
  /** True if the element has the color of data or of a rule. */
  readonly isMark: boolean;
}

function placementOf(element: Element): Placement {
  const {parentElement} = element;
  const outer = parentElement && placementOf(parentElement);
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const [x, y] = translationOf(element);
  return {
    x: x + (outer?.x ?? 0),
    y: y + (outer?.y ?? 0),
    anchor: attribute('text-anchor') || (outer?.anchor ?? 'start'),
    isMark: outer?.isMark || `${attribute('fill')}${attribute('stroke')}`.includes('--plot-'),
  };
}

function boxOfText(element: Element, {x, y, anchor}: Placement): Box {
  const ems = (line: Element, name: string) => Number.parseFloat(line.getAttribute(name) ?? '0');
  const boxes: Box[] = [];
  let baseline = y;
  for (const line of element.children.length > 0 ? element.children : [element]) {
    baseline += (ems(line, 'y') + ems(line, 'dy')) * FONT_SIZE;
    boxes.push(textBox(line.textContent ?? '', x, baseline, anchor));
  }
  return {
    left: Math.min(...boxes.map(({left}) => left)),
    top: Math.min(...boxes.map(({top}) => top)),
    right: Math.max(...boxes.map(({right}) => right)),
    bottom: Math.max(...boxes.map(({bottom}) => bottom)),
  };
}

function addMark(element: Element, {x, y}: Placement, {dots, marks}: Contents): void {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  switch (element.tagName.toLowerCase()) {
    case 'circle':
      dots.push({element, x: x + number('cx'), y: y + number('cy')});
      break;
    case 'rect': {
      const [left, top] = [x + number('x'), y + number('y')];
      marks.push({left, top, right: left + number('width'), bottom: top + number('height')});
      break;
    }
    case 'line':
      marks.push(
        ...boxesOfLine([
          [x + number('x1'), y + number('y1')],
          [x + number('x2'), y + number('y2')],
        ]),
      );
      break;
    case 'path':
      // Plot draws symbols as paths with a transform, and lines as paths without one.
      if (element.hasAttribute('transform')) {
        dots.push({element, x, y});
      } else {
        marks.push(...boxesOfLine(cornersOf(element.getAttribute('d') ?? '', x, y)));
      }
  }
}

/** Returns the texts, dots and marks of a drawing, with their positions. */
export function contentsOf(svg: Element): Contents {
  const contents: Contents = {texts: [], dots: [], marks: []};
  for (const element of svg.querySelectorAll('*')) {
    const placement = placementOf(element);
    if (element.tagName.toLowerCase() === 'text') {
      contents.texts.push({element, box: boxOfText(element, placement)});
    } else if (placement.isMark) {
      addMark(element, placement, contents);
    }
  }
  contents.marks.push(...contents.dots.map(({x, y}) => boxAround(x, y, 4)));
  return contents;
}
