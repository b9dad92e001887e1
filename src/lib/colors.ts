/** Functions for hex colors. Colors are written as `#rrggbb`, in lower case. */

export type ColorMode = 'dark' | 'light';

type Channels = readonly [red: number, green: number, blue: number];

/**
 * Parses `#rgb` and `#rrggbb`, with or without `#`, into channels of 0–255. Returns undefined for
 * anything else.
 */
export function parseColor(text: string): Channels | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Maps the channels of a color; those of an invalid color are NaN. */
function mapChannels(
  color: string,
  change: (channel: number, index: 0 | 1 | 2) => number,
): Channels {
  const [red, green, blue] = parseColor(color) ?? [NaN, NaN, NaN];
  return [change(red, 0), change(green, 1), change(blue, 2)];
}

export function formatColor(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
function luminance(color: string): number {
  const [red, green, blue] = mapChannels(color, (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1–21; NaN if one of the colors is invalid. */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Mixes two colors in sRGB.
 *
 * @param share share of the second color, from 0 to 1
 */
export function mixColors(first: string, second: string, share: number): string {
  const to = mapChannels(second, (channel) => channel);
  return formatColor(mapChannels(first, (from, index) => from + (to[index] - from) * share));
}

/**
 * Makes a color lighter or darker, with the same hue and saturation in HSL.
 *
 * @param share share of the distance to white (positive) or black (negative), from -1 to 1
 */
export function shiftLightness(color: string, share: number): string {
  const channels = mapChannels(color, (channel) => channel / 255);
  const lightness = (Math.max(...channels) + Math.min(...channels)) / 2;
  const target = share > 0 ? lightness + (1 - lightness) * share : lightness * (1 + share);
  /** Largest possible difference between two channels at this lightness; 0 for black and white. */
  const maxRange = (at: number) => 1 - Math.abs(2 * at - 1);
  const stretch = maxRange(target) / (maxRange(lightness) || 1);
  return formatColor(
    mapChannels(color, (channel) => 255 * target + (channel - 255 * lightness) * stretch),
  );
}

/**
 * Returns the hex colors of the design tokens in a color mode, by the token's name without `--site-`.
 * Includes the tokens of `:root`, unless the rule of the mode (`[data-theme='light']`) overrides them.
 *
 * @param css text of `src/css/tokens.css`, or of several such files
 */
export function colorTokens(css: string, mode: ColorMode): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/^([^{}@]*)\{([^{}]*)\}/gm);
  for (const [, selector = '', body = ''] of rules) {
    // A selector without quotes, such as `:root`, applies to both modes.
    if (selector.includes(`'${mode}'`) || !selector.includes("'")) {
      for (const [, name = '', value = ''] of body.matchAll(
        /--site-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g,
      )) {
        colors.set(name, value);
      }
    }
  }
  return colors;
}
