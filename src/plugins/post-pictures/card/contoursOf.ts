import type {PathCommand} from 'opentype.js';
import type {Contour} from './coverage';

/** Straight pieces that a curve of a letter is drawn with; more are not to be seen at these sizes. */
const PIECES = 6;

/**
 * The contours of a letter in pixels, its base at y = 0.
 *
 * @param commands in the font's units, y growing upward
 * @param scale pixels a unit
 * @param x pixels that the letter is moved to the right
 */
export function contoursOf(commands: readonly PathCommand[], scale: number, x: number): Contour[] {
  const contours: number[][] = [];
  let [lastX, lastY] = [0, 0];
  const add = (px: number, py: number) => {
    contours.at(-1)?.push(x + px * scale, -py * scale);
  };
  for (const command of commands) {
    if (command.type === 'Z') {
      continue;
    }
    if (command.type === 'M') {
      contours.push([]);
    }
    if (command.type === 'Q' || command.type === 'C') {
      const middle = {x: command.x1, y: command.y1};
      const second = command.type === 'C' ? {x: command.x2, y: command.y2} : undefined;
      for (let piece = 1; piece < PIECES; piece += 1) {
        const t = piece / PIECES;
        const at = (axis: 'x' | 'y', from: number): number => {
          const [a, b, end] = [from, middle[axis], command[axis]];
          const c = second?.[axis];
          return c === undefined
            ? (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * end
            : (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * end;
        };
        add(at('x', lastX), at('y', lastY));
      }
    }
    add(command.x, command.y);
    [lastX, lastY] = [command.x, command.y];
  }
  return contours.filter(({length}) => length > 0);
}
