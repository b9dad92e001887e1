import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colorTokens, parseColor} from '../../../lib/colors';

const CSS = path.join(__dirname, '../../../css');

function readTokens(file: string, names: readonly string[]): string[] {
  const tokens = colorTokens(readFileSync(path.join(CSS, file), 'utf8'), 'dark');
  return names.map((name) => {
    const color = tokens.get(name) ?? '';
    if (!parseColor(color)) {
      throw new Error(
        `src/css/${file}: the dark mode has no color --site-${name}. Add one such as #ffb454.`,
      );
    }
    return color;
  });
}

const [accent = ''] = readTokens('accent.css', ['accent']);
const [ground = '', surface = '', quiet = '', text = '', muted = '', ...plot] = readTokens(
  'tokens.css',
  ['ground', 'surface-1', 'border', 'text', 'text-muted', 'plot-2', 'plot-3', 'plot-4', 'plot-5'],
);

/** Colors of the dark mode, which every card uses. */
export const COLORS = {
  ground,
  surface,
  quiet,
  text,
  muted,
  accent,
  /** Colors of a plot's series, in their order. */
  series: [accent, ...plot, muted],
};
