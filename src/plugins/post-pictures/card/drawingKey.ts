import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {FACE_FILES} from './cardText';
import {ACCENT_FILE} from './palette';

/** What cards are drawn with beside the code of this folder. */
const SHARED = [
  ACCENT_FILE,
  ...['colors.ts', 'coverShapes.ts', 'seededRandom.ts'].map((name) =>
    path.join(__dirname, '../../../lib', name),
  ),
];
const PACKAGES = ['opentype.js/package.json', ...FACE_FILES];

let known: string | undefined;

/** The same as long as the same card is drawn in the same way: a hash of code, library and typefaces. */
export function drawingKey(): string {
  if (known === undefined) {
    const {resolve} = createRequire(__filename);
    const own = readdirSync(__dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(__dirname, name));
    const hash = createHash('sha256');
    for (const file of [...own, ...SHARED, ...PACKAGES.map((name) => resolve(name))]) {
      hash.update(readFileSync(file));
    }
    known = hash.digest('hex');
  }
  return known;
}
