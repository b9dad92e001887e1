import {seededRandom} from '../../lib/seededRandom';

/** Shape of a book cover of 120 × 180 units; the colors come from the style sheet. */
export type CoverShape =
  | {
      readonly kind: 'bar';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly lit: boolean;
    }
  | {
      readonly kind: 'dot';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly lit: boolean;
    }
  | {readonly kind: 'line'; readonly points: string; readonly lit: boolean};

type Random = () => number;

/** Lines of a diff, with different lengths; a few are lit. */
function bars(random: Random): CoverShape[] {
  return Array.from({length: 13}, (_, row) => ({
    kind: 'bar' as const,
    x: 14 + Math.floor(random() * 3) * 10,
    y: 18 + row * 11,
    width: Math.round(18 + random() * 52),
    lit: random() < 0.25,
  }));
}

/** A calendar of days. */
function days(random: Random): CoverShape[] {
  return Array.from({length: 7 * 11}, (_, index) => ({
    kind: 'dot' as const,
    x: 18 + (index % 7) * 14,
    y: 22 + Math.floor(index / 7) * 13,
    radius: 4,
    lit: random() < 0.18,
  }));
}

/** A price chart. */
function walk(random: Random): CoverShape[] {
  return [false, false, true].map((lit, line) => {
    let level = 60 + line * 28;
    const points = Array.from({length: 13}, (_, step) => {
      level += (random() - 0.55) * 22;
      return `${8 + step * 8.7},${Math.min(165, Math.max(15, level)).toFixed(1)}`;
    });
    return {kind: 'line' as const, points: points.join(' '), lit};
  });
}

/** Branches that split off a trunk and merge back. */
function branches(random: Random): CoverShape[] {
  const shapes: CoverShape[] = [{kind: 'line', points: '38,12 38,168', lit: false}];
  for (let y = 22; y < 150; y += 24 + Math.floor(random() * 14)) {
    const reach = 62 + Math.floor(random() * 34);
    const down = 20 + Math.floor(random() * 20);
    shapes.push({
      kind: 'line',
      points: `38,${y} ${reach},${y + 9} ${reach},${y + down} 38,${y + down + 9}`,
      lit: false,
    });
    shapes.push({kind: 'dot', x: reach, y: y + 12, radius: 4.5, lit: random() < 0.5});
    shapes.push({kind: 'dot', x: 38, y, radius: 4.5, lit: false});
  }
  shapes.push({kind: 'dot', x: 38, y: 168, radius: 6, lit: true});
  return shapes;
}

const MOTIFS = [bars, days, walk, branches] as const;

/** Draws a cover. The same seed always gives the same picture. */
export function coverArt(seed: string): CoverShape[] {
  const random = seededRandom(seed);
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)] ?? bars;
  return motif(random);
}
