import {appendFileSync} from 'node:fs';
import path from 'node:path';
import {POST_FILE} from './samples';

let edits = 0;

/** Adds a paragraph to the sample post of a site, and returns its text: no other has the same. */
export function editPost(folder: string): string {
  edits += 1;
  const text = `This paragraph was added by edit ${edits}.`;
  appendFileSync(path.join(folder, 'blog', POST_FILE), `\n${text}\n`);
  return text;
}
