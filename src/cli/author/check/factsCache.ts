import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TextFacts} from './readFacts';

type Entries = Readonly<Record<string, TextFacts>>;

export interface FactsCache {
  /** Returns cached facts, or calls `read`. */
  readonly get: (key: readonly unknown[], read: () => TextFacts) => TextFacts;
  /** Writes the facts of this run to the cache. */
  readonly save: () => void;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}

/** Hash of this code and the package lock file, whose changes invalidate the cache. */
function codeHash(): string {
  const repository = path.resolve(__dirname, '../../../..');
  const files = [
    ...readdirSync(__dirname).map((name) => path.join(__dirname, name)),
    path.join(repository, 'src/packages/docusaurus-blog-import/src/docusaurus/parseMarkdown.ts'),
    path.join(repository, 'package-lock.json'),
  ];
  return hashOf(files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')));
}

function readEntries(file: string, code: string): Entries {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {code?: string; entries?: Entries};
    return kept.code === code ? (kept.entries ?? {}) : {};
  } catch {
    return {};
  }
}

/**
 * Creates a cache for the facts of texts, because parsing takes most of the time of a check. Nothing
 * is cached on a site without `node_modules`.
 */
export function createFactsCache(root: string): FactsCache {
  const packages = path.join(root, 'node_modules');
  const file = path.join(packages, '.cache/author-check.json');
  const code = codeHash();
  const before = readEntries(file, code);
  const entries: Record<string, TextFacts> = {};
  return {
    get(key, read) {
      const hash = hashOf(key);
      return (entries[hash] ??= before[hash] ?? read());
    },
    save() {
      const isSame = Object.keys(entries).every((key) => key in before);
      if (existsSync(packages) && !isSame) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify({code, entries}));
      }
    },
  };
}
