import type {CoverShape} from './coverShapes';
import {CORNER, COVER_HEIGHT, COVER_WIDTH, coverShapes} from './coverShapes';
import {createPathData} from './pathData';

type Paths = ReadonlyMap<number, ReturnType<typeof createPathData>>;

/** The paths of shapes of one color, by the width of their lines. */
function pathsOf(shapes: readonly CoverShape[], isFilled: boolean): Paths {
  const paths = new Map<number, ReturnType<typeof createPathData>>();
  const pathOf = (width: number) => {
    const path = paths.get(width) ?? createPathData();
    paths.set(width, path);
    return path;
  };
  for (const shape of shapes) {
    if (shape.kind === 'rects' && isFilled) {
      for (const [x, y, width, height] of shape.rects) {
        // The corners are the round ones of a line around it.
        const [insetX, insetY] = [Math.min(CORNER, width / 2), Math.min(CORNER, height / 2)];
        const inner = [width - 2 * insetX, height - 2 * insetY] as const;
        pathOf(2 * CORNER).rect(x + insetX, y + insetY, ...inner);
      }
    } else if (shape.kind === 'dot' && !isFilled) {
      pathOf(Math.round(shape.radius * 2)).dot([shape.x, shape.y]);
    } else if (shape.kind === 'line' && !isFilled) {
      pathOf(shape.width).line(shape.points);
    }
  }
  return paths;
}

function pathElements(shapes: readonly CoverShape[], color: string): string {
  const elements = [true, false].flatMap((isFilled) =>
    [...pathsOf(shapes, isFilled)].map(([width, data]) => {
      const fill = isFilled ? ` fill="${color}"` : '';
      return `<path${fill} stroke-width="${width}" d="${data.toString()}"/>`;
    }),
  );
  return `<g stroke="${color}">${elements.join('')}</g>`;
}

/** Shapes that follow each other in one color. */
function runsOf(shapes: readonly CoverShape[]): CoverShape[][] {
  const runs: CoverShape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run && run[0]?.lit === shape.lit) {
      run.push(shape);
    } else {
      runs.push([shape]);
    }
  }
  return runs;
}

/**
 * A post's cover as a file of its own. The page's colors reach the shapes through `<use>`; opened by
 * itself, a cover is dark.
 */
export function coverFile(slug: string, tags: readonly string[]): string {
  const box = `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"`;
  const style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const groups = runsOf(coverShapes(slug, tags)).map((run) =>
    pathElements(run, run[0]?.lit ? 'var(--cover-lit,#ffb454)' : 'var(--cover-quiet,#27323d)'),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>` +
    `<symbol id="art" ${box} ${style}>${groups.join('')}</symbol><use href="#art"/></svg>\n`
  );
}
