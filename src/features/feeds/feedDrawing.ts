import {colorTokens} from '../../lib/colors';

/** Style sheets that a drawing takes its colors from. */
export interface DrawingStyles {
  /** Text of `src/css/tokens.css` and `src/css/accent.css`. */
  readonly tokens: string;
  /** Text of `src/css/diagram.css`, which names the colors of shapes after tokens. */
  readonly diagram: string;
}

const FONT = 'system-ui, sans-serif';

/**
 * Makes a drawing a standalone file, with the colors of the light mode as attributes and a background
 * that keeps it legible on any page.
 */
export function standaloneSvg(svg: string, {tokens, diagram}: DrawingStyles): string {
  const colors = colorTokens(tokens, 'light');
  const names = new Map(
    [...diagram.matchAll(/--([\w-]+):\s*var\(--site-([\w-]+)\)/g)].map(([, name, token]) => [
      name,
      colors.get(token ?? ''),
    ]),
  );
  const text = colors.get('text') ?? '#000000';
  const ground = colors.get('surface-1') ?? '#ffffff';
  const resolved = svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    return names.get(name) ?? colors.get(name.replace(/^site-/, '')) ?? text;
  });
  const [start = ''] = /^<svg\b[^>]*>/.exec(resolved) ?? [];
  const attributes = [
    start.includes('xmlns=') ? '' : ' xmlns="http://www.w3.org/2000/svg"',
    ` font-family="${FONT}" color="${text}"`,
  ].join('');
  return (
    start.replace(/>$/, `${attributes}>`) +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    resolved.slice(start.length)
  );
}
