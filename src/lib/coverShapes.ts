import {seededRandom} from './seededRandom';

/** Size of a cover in its own units: a band, six to one. */
export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 200;

type Point = readonly [x: number, y: number];
type Rect = readonly [x: number, y: number, width: number, height: number];

interface Rects {
  readonly kind: 'rects';
  /** They do not overlap; their corners are rounded by `CORNER`. */
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

/** Its corners are round, its ends flat. */
interface Line {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly width: number;
  readonly lit: boolean;
}

/** A shape of a cover in its units; `lit` is the one color, the other is quiet. */
export type CoverShape = Rects | Dot | Line;

/** Radius of the corners of rectangles. */
export const CORNER = 2;

interface Pen {
  readonly random: () => number;
  /** Stands behind everything else of the cover. */
  readonly rect: (x: number, y: number, width: number, height: number, lit?: boolean) => void;
  readonly dot: (x: number, y: number, radius: number, lit?: boolean) => Dot;
  readonly line: (points: readonly Point[], lit?: boolean) => Line;
}

/** Draws rectangles, and gives what stands before them. */
type Motif = (pen: Pen) => (Dot | Line)[];

function range(count: number): number[] {
  return Array.from({length: count}, (_, index) => index);
}

/** Prices that wander; the last one is lit. */
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

/** A trunk, and branches that leave it and come back. */
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

/** Points and the nearest of their neighbors. */
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

/** Stairs: shares that vest, rounds that are raised. */
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

/** Lines of writing, a few words of them lit. */
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

/** A calendar of days, some of them lit. */
const days: Motif = ({random, rect}) => {
  for (const index of range(48 * 7)) {
    rect(13 + Math.floor(index / 7) * 24.5, 14 + (index % 7) * 25, 18, 18, random() < 0.12);
  }
  return [];
};

/** What a post's tags draw; the first tag of a post that is listed decides. */
const MOTIFS: readonly (readonly [motif: Motif, tags: readonly string[]])[] = [
  [rounds, ['boxing']],
  [hills, ['running', 'marathon', 'training', 'recovery', 'health']],
  [stairs, ['equity', 'startups', 'fundraising', 'vesting', 'compensation', 'pricing', 'hiring']],
  [walk, ['finance', 'investing', 'options', 'quant', 'risk', 'market-data', 'personal-finance']],
  [network, ['mcp', 'ai', 'ai-agents', 'llm', 'rag', 'workspaces', 'coding-agents']],
  [branches, ['git', 'open-source', 'maintainers', 'static-site', 'release-notes']],
  [lines, ['writing', 'essay', 'career', 'documentation', 'communication']],
];

function motifOf(tags: readonly string[]): Motif {
  for (const tag of tags) {
    const found = MOTIFS.find(([, known]) => known.includes(tag));
    if (found) {
      return found[0];
    }
  }
  return days;
}

/**
 * The shapes of a post's cover, those behind first. The subject is drawn from the tags, everything
 * else from the slug: the same post always has the same picture.
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
  const others = motifOf(tags)(pen);
  const behind = [
    {kind: 'rects' as const, rects: rects.quiet, lit: false},
    {kind: 'rects' as const, rects: rects.lit, lit: true},
  ];
  return [...behind.filter((shape) => shape.rects.length > 0), ...others];
}
