import {readFileSync} from 'node:fs';

export type Mode = 'dark' | 'light';

/** Every `--site-*` name of the style sheet's tokens, without the prefix. */
export function tokenNames(css: string): string[] {
  return [...new Set([...css.matchAll(/^\s*--site-([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
}

/** The colors of a mode: what `:root` says, under what the mode says. */
export function modeColors(css: string, mode: Mode): Map<string, string> {
  const colors = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/^([^{}@]*)\{([^{}]*)\}/gm)) {
    const applies =
      selector.includes(`'${mode}'`) || (selector.includes(':root') && !selector.includes("'"));
    if (applies || (mode === 'dark' && selector.includes("'dark'"))) {
      for (const [, name = '', value = ''] of body.matchAll(
        /--site-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g,
      )) {
        colors.set(name, value);
      }
    }
  }
  return colors;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** All tokens: those of every page, and those of the map. */
export const tokensCss = ['tokens', 'clusters']
  .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
  .join('\n');
