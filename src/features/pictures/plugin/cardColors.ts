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
const [ground = '', quiet = '', text = '', muted = ''] = readTokens('tokens.css', [
  'ground',
  'border',
  'text',
  'text-muted',
]);

/** Colors of the dark mode, for places without a style sheet, such as cards. */
export const COLORS = {ground, quiet, text, muted, accent};
