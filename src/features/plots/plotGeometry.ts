/** Width in pixels of a letter on the axes, whose font is monospaced. */
export const LETTER = 6.6;

/** Font size in pixels, which `src/css/plot.css` sets. */
const FONT_SIZE = 11;

/** A rectangle in the pixels of a drawing. */
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
  readonly dots: {readonly element: Element; readonly x: number; readonly y: number}[];
  /** Bars, dots, and short segments of lines. */
  readonly marks: Box[];
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  );
}

export function around(x: number, y: number, radius: number): Box {
  return {left: x - radius, top: y - radius, right: x + radius, bottom: y + radius};
}

/** @param anchor the value of `text-anchor` */
export function textBox(text: string, x: number, baseline: number, anchor: string): Box {
  const width = text.length * LETTER;
  const left = x - width * ({start: 0, end: 1}[anchor] ?? 0.5);
  return {
    left,
    top: baseline - 0.75 * FONT_SIZE,
    right: left + width,
    bottom: baseline + 0.22 * FONT_SIZE,
  };
}

/** Maximum length in pixels of a segment of a line. */
const STEP = 3;

function piecesOfLine(points: readonly (readonly [number, number])[]): Box[] {
  return points.slice(1).flatMap(([x, y], place) => {
    const [fromX, fromY] = points[place] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP));
    return Array.from({length: count + 1}, (_, at) =>
      around(fromX + ((x - fromX) * at) / count, fromY + ((y - fromY) * at) / count, 1),
    );
  });
}

/** Returns the points of a path of absolute `M` and `L` commands, as Plot draws linear curves. */
function cornersOf(path: string, dx: number, dy: number): [number, number][] {
  return [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x) + dx,
    Number(y) + dy,
  ]);
}

/** Inherited position and style of an element. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: string;
  /** True if the element has a color of the data or of the rules. */
  readonly isMark: boolean;
}

function placeOf(element: Element, {x, y, anchor, isMark}: Place): Place {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const [, dx = 0, dy = 0] = /translate\(([-\d.]+),([-\d.]+)\)/.exec(attribute('transform')) ?? [];
  return {
    x: x + Number(dx),
    y: y + Number(dy),
    anchor: attribute('text-anchor') || anchor,
    isMark: isMark || `${attribute('fill')}${attribute('stroke')}`.includes('--plot-'),
  };
}

function boxOfText(element: Element, {x, y, anchor}: Place): Box {
  const ems = (line: Element, name: string) => Number.parseFloat(line.getAttribute(name) ?? '0');
  let baseline = y;
  const boxes = (element.children.length > 0 ? [...element.children] : [element]).map((line) => {
    baseline += (ems(line, 'y') + ems(line, 'dy')) * FONT_SIZE;
    return textBox(line.textContent ?? '', x, baseline, anchor);
  });
  return {
    left: Math.min(...boxes.map(({left}) => left)),
    top: Math.min(...boxes.map(({top}) => top)),
    right: Math.max(...boxes.map(({right}) => right)),
    bottom: Math.max(...boxes.map(({bottom}) => bottom)),
  };
}

function addMark(element: Element, {x, y}: Place, {dots, marks}: Contents): void {
  const at = (name: string) => Number(element.getAttribute(name) ?? 0);
  switch (element.tagName.toLowerCase()) {
    case 'circle':
      dots.push({element, x: x + at('cx'), y: y + at('cy')});
      break;
    case 'rect': {
      const [left, top] = [x + at('x'), y + at('y')];
      marks.push({left, top, right: left + at('width'), bottom: top + at('height')});
      break;
    }
    case 'line': {
      const [from, to] = [
        [x + at('x1'), y + at('y1')],
        [x + at('x2'), y + at('y2')],
      ] as const;
      marks.push(...piecesOfLine([from, to]));
      break;
    }
    case 'path':
      if (element.hasAttribute('transform')) {
        dots.push({element, x, y});
      } else {
        marks.push(...piecesOfLine(cornersOf(element.getAttribute('d') ?? '', x, y)));
      }
  }
}

/** Finds the texts, dots and marks of a plot's drawing. */
export function contentsOf(svg: Element): Contents {
  const contents: Contents = {texts: [], dots: [], marks: []};
  function walk(parent: Element, outer: Place): void {
    for (const element of parent.children) {
      const place = placeOf(element, outer);
      if (element.tagName.toLowerCase() === 'text') {
        contents.texts.push({element, box: boxOfText(element, place)});
      } else if (place.isMark) {
        addMark(element, place, contents);
      }
      walk(element, place);
    }
  }
  walk(svg, {x: 0, y: 0, anchor: svg.getAttribute('text-anchor') ?? 'start', isMark: false});
  contents.marks.push(...contents.dots.map(({x, y}) => around(x, y, 4)));
  return contents;
}
