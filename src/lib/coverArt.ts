type Point = readonly [x: number, y: number];

/** Shape of a generated cover. Lit shapes are bright, the others gray. */
export type CoverShape = {readonly lit: boolean} & (
  | {
      readonly kind: 'bar';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {readonly kind: 'dot'; readonly x: number; readonly y: number; readonly radius: number}
  | {readonly kind: 'line'; readonly points: readonly Point[]}
);

/** Size of a cover in units of its SVG. */
export interface CoverSize {
  readonly width: number;
  readonly height: number;
  /** Scale of the shapes and of the gaps between them; 1 for a small cover. */
  readonly unit: number;
}

/**
 * Returns a generator of numbers in [0, 1) that depend only on the seed: mulberry32, started with the
 * FNV-1a hash of the seed. Not cryptographically secure.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Motif = (random: () => number, size: CoverSize) => CoverShape[];

function range(count: number): number[] {
  return Array.from({length: Math.floor(count)}, (_, index) => index);
}

/** Draws lines of text, with bars as words; a few words are lit. */
const words: Motif = (random, {width, height, unit}) =>
  range((height - 24 * unit) / (11 * unit)).flatMap((row) => {
    const shapes: CoverShape[] = [];
    const end = width * (0.45 + random() * 0.5);
    for (let x = (14 + Math.floor(random() * 3) * 10) * unit; x < end - 6 * unit;) {
      const length = Math.min((18 + random() * 52) * unit, end - x);
      const y = (16 + row * 11) * unit;
      shapes.push({kind: 'bar', x, y, width: length, height: 5 * unit, lit: random() < 0.15});
      x += length + 8 * unit;
    }
    return shapes;
  });

/** Draws rows and columns of dots, like the days of a calendar. */
const days: Motif = (random, {width, height, unit}) =>
  range((width - 22 * unit) / (14 * unit)).flatMap((week) =>
    range((height - 22 * unit) / (13 * unit)).map((day) => ({
      kind: 'dot' as const,
      x: (18 + week * 14) * unit,
      y: (18 + day * 13) * unit,
      radius: 4 * unit,
      lit: random() < 0.16,
    })),
  );

/** Draws three price charts; the last one is lit. */
const charts: Motif = (random, {width, height, unit}) =>
  [false, false, true].map((lit, line) => {
    let level = height * (0.35 + line * 0.15);
    const points = range(width / (8.7 * unit) + 1).map((step): Point => {
      level += (random() - 0.5 - 0.02 * line) * 0.12 * height;
      return [step * 8.7 * unit, Math.min(height * 0.92, Math.max(height * 0.08, level))];
    });
    return {kind: 'line', points, lit};
  });

/** Draws branches that leave a trunk along the longer side and merge back into it. */
const branches: Motif = (random, {width, height, unit}) => {
  const isWide = width > height;
  const [length, breadth] = isWide ? [width, height] : [height, width];
  const point = (along: number, across: number): Point =>
    isWide ? [along, breadth - across] : [across, along];
  const dot = (along: number, across: number, lit: boolean): CoverShape => {
    const [x, y] = point(along, across);
    return {kind: 'dot', x, y, radius: 4.5 * unit, lit};
  };
  const trunk = breadth / 3;
  const line = (points: readonly Point[], lit = false): CoverShape => ({kind: 'line', points, lit});
  const shapes = [line([point(0, trunk), point(length, trunk)])];
  for (let from = 20 * unit; from < length - 50 * unit; from += (24 + random() * 20) * unit) {
    const reach = trunk + breadth * (0.2 + random() * 0.35);
    const to = Math.min(length - 20 * unit, from + (20 + random() * 40) * unit);
    const lit = random() < 0.3;
    const bend = 9 * unit;
    const ends = [point(from + bend, reach), point(to, reach)];
    shapes.push(
      line([point(from, trunk), ...ends, point(to + bend, trunk)], lit),
      dot(from, trunk, false),
      dot((from + bend + to) / 2, reach, lit),
    );
  }
  return [...shapes, dot(length - 10 * unit, trunk, true)];
};

const MOTIFS = [words, days, charts, branches] as const;

/**
 * Returns the shapes of a generated cover, from back to front. The same seeds always give the same
 * shapes.
 *
 * @param motifSeed decides which kind of picture is drawn; covers of one subject share it
 */
export function coverArt(seed: string, size: CoverSize, motifSeed = seed): CoverShape[] {
  const index = Math.floor(seededRandom(`motif ${motifSeed}`)() * MOTIFS.length);
  const shapes = (MOTIFS[index] ?? days)(seededRandom(seed), size);
  return shapes.sort((a, b) => Number(a.lit) - Number(b.lit));
}

/**
 * Returns the SVG path of a shape. A dot is a line of length zero, which round caps turn into a disk.
 *
 * @param digits decimal places of coordinates
 */
export function shapePath(shape: CoverShape, digits = 0): string {
  const rounded = (...numbers: readonly number[]) =>
    numbers.map((number) => Number(number.toFixed(digits))).join(' ');
  switch (shape.kind) {
    case 'bar':
      return `M${rounded(shape.x, shape.y)}h${rounded(shape.width)}v${rounded(shape.height)}h${rounded(-shape.width)}z`;
    case 'dot':
      return `M${rounded(shape.x, shape.y)}h0`;
    case 'line':
      return `M${shape.points.map((point) => rounded(...point)).join('L')}`;
  }
}
