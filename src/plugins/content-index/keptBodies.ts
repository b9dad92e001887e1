import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceFile} from './readSources';

/** What was made of texts, from one run to the next. */
export interface KeptBodies<Content> {
  /** What an earlier run kept, or this one has set. */
  readonly get: (source: SourceFile) => Content | undefined;
  readonly set: (source: SourceFile, content: Content) => void;
  /** Writes what was asked for or set since the start, if anything is new. */
  readonly save: () => void;
}

interface Entry<Content> {
  readonly hash: string;
  readonly content: Content;
}

/** Where the code is that reads texts: with another code, nothing that is kept counts. */
const READERS = [
  path.join(__dirname, '../../lib/content-index'),
  path.join(__dirname, '../../lib/markdown-twin'),
  __dirname,
];

/** A component shows what is not in the text. */
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

function readEntries<Content>(file: string, code: string): Map<string, Entry<Content>> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      code: string;
      entries: [string, Entry<Content>][];
    };
    return new Map(kept.code === code ? kept.entries : []);
  } catch {
    // There is none yet, or a run was broken off while it was written.
    return new Map();
  }
}

/**
 * Keeps what was made of texts: parsing all posts is most of what the content index takes.
 *
 * @param root folder of the site
 * @param file where it is kept; nothing is kept without one
 */
export function keptBodies<Content>(root: string, file: string | undefined): KeptBodies<Content> {
  if (file === undefined) {
    return {get: () => undefined, set: () => undefined, save: () => undefined};
  }
  const code = codeHash(root);
  const before = readEntries<Content>(file, code);
  const asked = new Map<string, Entry<Content>>();
  let isNew = false;
  return {
    get({file: name, source}) {
      const entry = asked.get(name) ?? before.get(name);
      if (entry?.hash !== hashOf(source)) {
        return undefined;
      }
      asked.set(name, entry);
      return entry.content;
    },
    set({file: name, source}, content) {
      if (!COMPONENT.test(source)) {
        asked.set(name, {hash: hashOf(source), content});
        isNew = true;
      }
    },
    save() {
      if (isNew) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify({code, entries: [...asked]}));
        isNew = false;
      }
    },
  };
}
