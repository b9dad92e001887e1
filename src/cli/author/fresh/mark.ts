import {escapeHtml} from '../../../lib/text';

/** Font size, as a fraction of the picture's side. */
const FONT_SIZE = 0.72;
/** Distance of the text's baseline below the middle, as a fraction of the picture's side. */
const BASELINE = 0.26;

interface MarkColors {
  /** Color of the letter in the favicon and in the logo for dark mode. */
  readonly dark: string;
  /** Color of the letter in the logo for light mode. */
  readonly light: string;
  /** Background of the favicon: the background color of dark mode. */
  readonly ground: string;
}

/**
 * Draws the favicon and both logos of a site: the first letter of its name, in any writing system.
 * The font is the system font in bold, because an SVG picture cannot load the site's font.
 *
 * @returns SVG texts by path
 */
export function drawMarks(name: string, colors: MarkColors): Readonly<Record<string, string>> {
  const [first] = new Intl.Segmenter(undefined, {granularity: 'grapheme'}).segment(name.trim());
  // XML does not allow control characters.
  const plain = (first?.segment ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '');
  const letter = escapeHtml(plain.toLocaleUpperCase('en'));
  const svg = (side: number, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>\n`;
  const mark = (side: number, fill: string) =>
    `<text x="${side / 2}" y="${(side * (0.5 + BASELINE)).toFixed(1)}" text-anchor="middle" ` +
    `font-family="system-ui,sans-serif" font-weight="700" font-size="${(side * FONT_SIZE).toFixed(1)}" ` +
    `fill="${fill}">${letter}</text>`;
  const background = `<rect width="32" height="32" rx="7" fill="${colors.ground}"/>`;
  return {
    'static/img/favicon.svg': svg(32, background + mark(32, colors.dark)),
    'static/img/logo-dark.svg': svg(28, mark(28, colors.dark)),
    'static/img/logo-light.svg': svg(28, mark(28, colors.light)),
  };
}
