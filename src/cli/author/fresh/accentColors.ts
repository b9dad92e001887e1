import type {ColorMode} from '../../../lib/colors';
import {contrast, mixColors, shiftLightness} from '../../../lib/colors';

/** Minimum contrast ratios of WCAG 2 for text (AA), body text (AAA), and graphics (AA). */
const MIN_TEXT = 4.5;
const MIN_BODY = 7;
const MIN_GRAPHIC = 3;

/** Number of colors that `firstFit` tries before the last. */
const STEPS = 100;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Tries the colors from `colorAt(0)` to `colorAt(1)`. Returns the first that fits, else the last. */
function firstFit(colorAt: (share: number) => string, fits: (color: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const color = colorAt(step / STEPS);
    if (fits(color)) {
      return color;
    }
  }
  return colorAt(1);
}

/**
 * Returns the accent tokens of a color mode, by name without `--site-`. If the chosen color has too
 * little contrast with one of the mode's backgrounds, uses the nearest lighter or darker color that
 * has enough.
 *
 * @param chosen `#rrggbb`
 * @param tokens the mode's `ground`, `surface-1`, `surface-2`, `text` and `calendar-empty`
 */
export function accentColors(chosen: string, mode: ColorMode, tokens: ReadonlyMap<string, string>) {
  const token = (name: string): string => tokens.get(name) ?? '';
  const direction = mode === 'dark' ? 1 : -1;
  const shifted = (share: number): string => shiftLightness(chosen, direction * share);
  const grounds = ['ground', 'surface-1', 'surface-2'].map(token);
  const accent = firstFit(shifted, (color) =>
    grounds.every((ground) => contrast(color, ground) >= MIN_TEXT),
  );
  const strong = shiftLightness(accent, mode === 'dark' ? 0.3 : -0.2);
  // Text on the accent is nearly black or nearly white, with a trace of the accent.
  const candidates = [mixColors(BLACK, accent, 0.1), mixColors(WHITE, accent, 0.05)];
  const [onAccent = ''] = candidates.sort((a, b) => contrast(b, accent) - contrast(a, accent));
  const tinted = mixColors(token('ground'), accent, 0.14);
  return {
    accent,
    'accent-strong': strong,
    'accent-ground': firstFit(
      (share) => mixColors(tinted, token('ground'), share),
      (color) => contrast(accent, color) >= MIN_TEXT && contrast(token('text'), color) >= MIN_BODY,
    ),
    'on-accent': onAccent,
    focus: mode === 'dark' ? strong : accent,
    'calendar-lit': firstFit(
      shifted,
      (color) => contrast(color, token('calendar-empty')) >= MIN_GRAPHIC,
    ),
  };
}
