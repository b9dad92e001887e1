import {seededRandom} from '../../../lib/seededRandom';

/** Size of a cover in its own units: a band with a ratio of six to one. */
export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 200;

type Point = readonly [x: number, y: number];
type Rect = readonly [x: number, y: number, width: number, height: number];

interface Rects {
  readonly kind: 'rects';
  /** Rectangles that do not overlap; their corners are rounded by `CORNER`. */
  readonly rects: readonly Rect[];
  readonly lit: boolean;
}

interface Dot {
  readonly kind: 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly lit: boolean;
}

/** A line with round joins. */
interface Line {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly width: number;
  readonly lit: boolean;
}

/** Shape of a cover in the cover's units, in the lit or the quiet color. */
export type CoverShape = Rects | Dot | Line;

/** Radius of the corners of rectangles. */
export const CORNER = 2;

interface Pen {
  readonly random: () => number;
  /** Draws a rectangle behind all dots and lines. */
  readonly rect: (x: number, y: number, width: number, height: number, lit?: boolean) => void;
  readonly dot: (x: number, y: number, radius: number, lit?: boolean) => Dot;
  readonly line: (points: readonly Point[], lit?: boolean) => Line;
}

/** Draws rectangles, and returns the shapes in front of them. */
type Motif = (pen: Pen) => (Dot | Line)[];

function range(count: number): number[] {
  return Array.from({length: count}, (_, index) => index);
}

/** Price charts; the last one is lit. */
const walk: Motif = ({random, line, dot}) =>
  range(4).flatMap((index) => {
    const drift = (random() - 0.5) * 3;
    let level = 60 + random() * 80;
    const points = range(41).map((step) => {
      level = Math.min(180, Math.max(20, level + (random() - 0.5) * 30 + drift));
      return [step * 30, level] as const;
    });
    const last = index === 3;
    return [line(points, last), ...(last ? [dot(1194, points.at(-1)?.[1] ?? 100, 6, true)] : [])];
  });

/** A trunk, and branches that split off and merge back. */
const branches: Motif = ({random, line, dot}) => {
  const shapes: (Dot | Line)[] = [
    line([
      [0, 130],
      [COVER_WIDTH, 130],
    ]),
  ];
  for (let x = 40; x < 1050; x += 90 + random() * 80) {
    const y = random() < 0.6 ? 130 - 35 - random() * 60 : 165 + random() * 12;
    const end = Math.min(1170, x + 110 + random() * 170);
    const lit = random() < 0.3;
    shapes.push(
      line(
        [
          [x, 130],
          [x + 30, y],
          [end - 30, y],
          [end, 130],
        ],
        lit,
      ),
    );
    shapes.push(dot(x, 130, 7), dot((x + end) / 2, y, 7, lit), dot(end, 130, 7, lit));
  }
  return shapes;
};

/** Points, with lines to some of their neighbors. */
const network: Motif = ({random, line, dot}) => {
  const points = range(26).map(
    (index) => [30 + index * 45 + random() * 20, 22 + random() * 156] as const,
  );
  const lit = 4 + Math.floor(random() * 18);
  return points.flatMap((point, index) => [
    ...[1, 2, 3]
      .filter((ahead) => random() < 0.85 / ahead)
      .flatMap((ahead) => {
        const other = points[index + ahead];
        return other ? [line([point, other], index === lit)] : [];
      }),
    dot(point[0], point[1], 5 + Math.round(random() * 5), index === lit || index === lit + 1),
  ]);
};

/** Ridges of hills, the nearest one lit. */
const hills: Motif = ({random, line}) =>
  range(5).map((ridge) => {
    const [phase, length] = [random() * 6, 120 + random() * 160];
    const points = range(61).map((step) => {
      const height =
        Math.sin((step * 20) / length + phase) + 0.4 * Math.sin((step * 20) / 47 + phase * 2);
      return [step * 20, 60 + ridge * 26 - height * (26 - ridge * 3)] as const;
    });
    return line(points, ridge === 4);
  });

/** Rounds of work with rests between them; one round is lit. */
const rounds: Motif = ({random, rect}) => {
  const lit = Math.floor(random() * 12);
  for (const round of range(12)) {
    for (const beat of range(9)) {
      const height = 24 + random() * 130 * Math.sin(((beat + 1) / 10) * Math.PI);
      rect(14 + round * 100 + beat * 8, 190 - height, 5, height, round === lit);
    }
  }
  return [];
};

/** Stairs, such as shares that vest. */
const stairs: Motif = ({random, line, rect}) => {
  let height = 20;
  const steps = range(24).map((step) => {
    height = Math.min(175, height + random() * 13);
    return [step * 50, height] as const;
  });
  const lit = 4 + Math.floor(random() * 16);
  steps.forEach(([x, top], step) => rect(x + 4, 195 - top, 42, top, step === lit));
  return [
    line(steps.flatMap(([x, top]) => [[x, 188 - top] as const, [x + 50, 188 - top] as const])),
  ];
};

/** Lines of text; a few words are lit. */
const lines: Motif = ({random, rect}) => {
  for (const row of range(7)) {
    const end = 700 + random() * 480;
    for (let x = 14; x < end;) {
      const width = 18 + random() * 84;
      rect(x, 18 + row * 25, Math.min(width, end - x), 9, random() < 0.07);
      x += width + 12;
    }
  }
  return [];
};

/** A calendar; some days are lit. */
const days: Motif = ({random, rect}) => {
  for (const index of range(48 * 7)) {
    rect(13 + Math.floor(index / 7) * 24.5, 14 + (index % 7) * 25, 18, 18, random() < 0.12);
  }
  return [];
};

const MOTIFS: readonly Motif[] = [rounds, hills, stairs, walk, network, branches, lines, days];

/** Chooses the motif by the first tag, so that posts with the same first tag look alike. */
function motifOf(subject: string): Motif {
  return MOTIFS[Math.floor(seededRandom(`motif ${subject}`)() * MOTIFS.length)] ?? days;
}

/**
 * Returns the shapes of a post's cover, from back to front. The motif depends on the first tag, or
 * the slug if there are no tags; everything else depends on the slug and all tags.
 */
export function coverShapes(slug: string, tags: readonly string[]): CoverShape[] {
  const rects = {quiet: [] as Rect[], lit: [] as Rect[]};
  const pen: Pen = {
    random: seededRandom([slug, ...tags].join(' ')),
    rect(x, y, width, height, lit) {
      rects[lit ? 'lit' : 'quiet'].push([x, y, width, height]);
    },
    dot: (x, y, radius, lit = false) => ({kind: 'dot', x, y, radius, lit}),
    line: (points, lit = false) => ({kind: 'line', points, width: lit ? 4 : 3, lit}),
  };
  const others = motifOf(tags[0] ?? slug)(pen);
  const behind = [
    {kind: 'rects' as const, rects: rects.quiet, lit: false},
    {kind: 'rects' as const, rects: rects.lit, lit: true},
  ];
  return [...behind.filter((shape) => shape.rects.length > 0), ...others];
}
