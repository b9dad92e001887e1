import {readFileSync} from 'node:fs';
import path from 'node:path';
import {colorTokens} from '../../../lib/colors';

const FILES = ['tokens.css', 'accent.css'];

const css = FILES.map((file) => readFileSync(path.join(__dirname, '../../../css', file), 'utf8'));
const tokens = colorTokens(css.join('\n'), 'dark');

function colorOf(name: string): string {
  const color = tokens.get(name);
  if (color === undefined) {
    throw new Error(
      `src/css/${FILES.join(' or ')}: the dark mode has no color --site-${name}. Add one such as #ffb454.`,
    );
  }
  return color;
}

/** Colors of the dark mode, for places without a style sheet, such as cards. */
export const COLORS = {
  ground: colorOf('ground'),
  border: colorOf('border'),
  text: colorOf('text'),
  muted: colorOf('text-muted'),
  accent: colorOf('accent'),
};
