import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Texts that builds make of built pages, from one build to the next. */
export interface KeptResults {
  /**
   * What was made of a page before, or is made now.
   *
   * @param html of the page; which scripts and style sheets it names does not count
   * @param more what else the result depends on; functions of the site's code do without
   */
  keep(html: string, more: unknown, make: () => string | Promise<string>): Promise<string>;
  /** Writes what was asked for since the start. */
  save(): void;
}

/** The part of an asset's name that changes with every build. */
const ASSET_HASH = /\.[\da-f]{8}(?=\.(?:css|js)\b)/g;

const CODE = /\.(?:[cm]?[jt]sx?|json|ya?ml)$/;

function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('base64');
}

/** With other code, or other packages, nothing that is kept counts. */
function codeHash(root: string): string {
  const folder = path.join(root, 'src');
  const names = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => CODE.test(name))
    : [];
  const files = [...names.sort().map((name) => path.join(folder, name))];
  const versions = ['package.json', 'package-lock.json'].map((name) => path.join(root, name));
  const all = [...files, ...versions.filter((file) => existsSync(file))];
  return hashOf(...all.flatMap((file) => [file, readFileSync(file, 'utf8')]));
}

function readKept(file: string, code: string): Map<string, string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(kept.code === code ? (kept.results as [string, string][]) : []);
  } catch {
    // There is none yet, or a build was broken off while it was written.
    return new Map();
  }
}

/**
 * @param root folder of the site
 * @param name of the file in `node_modules/.cache/kept-results` that keeps them
 */
export function keptResults(root: string, name: string): KeptResults {
  const file = path.join(root, 'node_modules/.cache/kept-results', `${name}.json`);
  const asked = new Map<string, string>();
  let kept: {readonly code: string; readonly results: ReadonlyMap<string, string>} | undefined;
  const read = () => {
    const code = codeHash(root);
    return {code, results: readKept(file, code)};
  };
  return {
    async keep(html, more, make) {
      kept ??= read();
      const key = hashOf(html.replace(ASSET_HASH, ''), JSON.stringify(more));
      const result = kept.results.get(key) ?? (await make());
      asked.set(key, result);
      return result;
    },
    save() {
      if (kept) {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify({code: kept.code, results: [...asked]}));
      }
    },
  };
}
