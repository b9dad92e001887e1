import type {ColorMode} from './colors';
import {contrast, mixColors, shiftLightness} from './colors';

/** The tokens that an accent sets, by their names without `--site-`. */
export type AccentTokens = Readonly<
  Record<
    'accent' | 'accent-strong' | 'accent-ground' | 'on-accent' | 'focus' | 'calendar-lit',
    string
  >
>;

/** What WCAG 2 wants of text (AA), of text that is read at length (AAA), and of parts of controls. */
const MIN_TEXT = 4.5;
const MIN_BODY = 7;
const MIN_PART = 3;

/** Steps on the way to white or black that are tried: fine enough that the first fit looks alike. */
const STEPS = 100;

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The first of some colors that fits; the last where none does. */
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
 * The accent of one color mode: the color as it was chosen where it can be read on every ground of
 * the mode, else the nearest one, lighter or darker, that can.
 *
 * @param chosen `#rrggbb`
 * @param tokens color tokens of the mode: `ground`, `surface-1`, `surface-2`, `text`, `calendar-empty`
 */
export function accentColors(
  chosen: string,
  mode: ColorMode,
  tokens: ReadonlyMap<string, string>,
): AccentTokens {
  const token = (name: string): string => tokens.get(name) ?? '';
  const away = mode === 'dark' ? 1 : -1;
  const farther = (share: number): string => shiftLightness(chosen, away * share);
  const grounds = ['ground', 'surface-1', 'surface-2'].map(token);
  const accent = firstFit(farther, (color) =>
    grounds.every((ground) => contrast(color, ground) >= MIN_TEXT),
  );
  const strong = shiftLightness(accent, mode === 'dark' ? 0.3 : -0.2);
  // What stands on the accent: nearly black or nearly white, with a trace of it.
  const ends = [mixColors(BLACK, accent, 0.1), mixColors(WHITE, accent, 0.05)];
  const [onAccent = ''] = ends.sort((a, b) => contrast(b, accent) - contrast(a, accent));
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
      farther,
      (color) => contrast(color, token('calendar-empty')) >= MIN_PART,
    ),
  };
}
