import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownSettings} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';
import type {Reading} from './readText';
import {readText} from './readText';

export interface TextReader {
  /** @throws Error that names the file and the place where its MDX cannot be read */
  readonly read: (post: PostFile) => Reading;
  /** Keeps what was read for the next run, if anything of it is new. */
  readonly save: () => void;
}

interface Entry {
  readonly hash: string;
  readonly reading: Reading;
  /** Whether components show something in it, which is not in the text. */
  readonly hasParts: boolean;
}

/** Where the code is that reads texts: with another code, nothing that is kept counts. */
const READERS = [path.join(__dirname, '../../lib/content-index'), __dirname];

const COMPONENT = /<[A-Z]/;

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64');
}

function codeHash(root: string): string {
  const files = READERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name)),
  );
  const versions = path.join(root, 'package.json');
  const all = [...files, ...(existsSync(versions) ? [versions] : [])];
  return hashOf(...all.map((file) => readFileSync(file, 'utf8')));
}

function readEntries(file: string, code: string): Map<string, Entry> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      code: string;
      entries: [string, Entry][];
    };
    return new Map(kept.code === code ? kept.entries : []);
  } catch {
    // There is none yet, or a run was broken off while it was written.
    return new Map();
  }
}

/**
 * Reads texts and keeps what they were read as, so that an edit costs the edited file alone. Parsing
 * all posts is most of what the content index takes.
 *
 * @param root folder of the site
 * @param settings of the site's Markdown
 * @param cache file that keeps it for the next run; none where absent
 */
export function createTextReader(
  root: string,
  settings: MarkdownSettings = {},
  cache?: string,
): TextReader {
  const code = cache === undefined ? '' : hashOf(codeHash(root), JSON.stringify(settings));
  const before = cache === undefined ? new Map<string, Entry>() : readEntries(cache, code);
  const known = new Map<string, Entry>();
  let isNew = false;
  return {
    read(post) {
      const {file, body, fields} = post;
      const hash = hashOf(body, JSON.stringify(fields['mdx'] ?? null));
      const last = known.get(file) ?? before.get(file);
      const isSame = last?.hash === hash;
      const entry = isSame
        ? last
        : {hash, reading: readText(post, settings), hasParts: COMPONENT.test(body)};
      isNew ||= !isSame && !entry.hasParts;
      known.set(file, entry);
      return entry.reading;
    },
    save() {
      if (cache === undefined || !isNew) {
        return;
      }
      const entries = [...known].filter(([, {hasParts}]) => !hasParts);
      mkdirSync(path.dirname(cache), {recursive: true});
      writeFileSync(cache, JSON.stringify({code, entries}));
      isNew = false;
    },
  };
}
