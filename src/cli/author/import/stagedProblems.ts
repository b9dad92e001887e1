import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Change} from '../changes';
import {findProblems} from '../check';
import type {AuthorContext} from '../context';

/** Folders into which an import writes; everything else is linked. */
const WRITTEN = ['blog', 'static', 'src'];

/** A copy of the site with the files of an import, in a new temporary folder. */
function stageSite(
  root: string,
  folder: string,
  changes: readonly Change[],
  copies: readonly (readonly [to: string, from: string])[],
): string {
  const stage = mkdtempSync(path.join(tmpdir(), 'import-'));
  for (const entry of readdirSync(root, {withFileTypes: true})) {
    const [from, to] = [path.join(root, entry.name), path.join(stage, entry.name)];
    if (!entry.isDirectory() && !entry.isSymbolicLink()) {
      copyFileSync(from, to);
    } else if (WRITTEN.includes(entry.name)) {
      cpSync(from, to, {recursive: true});
    } else if (entry.name !== '.git') {
      // Windows lets every user link folders as junctions only.
      symlinkSync(from, to, 'junction');
    }
  }
  const place = (file: string): string => {
    const target = path.join(stage, file);
    mkdirSync(path.dirname(target), {recursive: true});
    return target;
  };
  changes.forEach(({file, after}) => writeFileSync(place(file), after));
  copies.forEach(([to, from]) => copyFileSync(path.join(folder, from), place(to)));
  return stage;
}

/**
 * Finds what the build would refuse after an import, before any of it is written: the import goes
 * into a copy of the site, which is checked like the site itself.
 *
 * @returns lines `file:line: problem` for each file that the import writes, by file
 */
export async function stagedProblems(
  context: AuthorContext,
  folder: string,
  changes: readonly Change[],
  copies: readonly (readonly [to: string, from: string])[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const stage = stageSite(context.root, folder, changes, copies);
  try {
    const {errors} = await findProblems({...context, root: stage, isStrict: false});
    const written = new Set(changes.map(({file}) => file));
    const byFile = new Map<string, string[]>();
    for (const line of errors) {
      const [, file = ''] = /^(.*?):\d+: /.exec(line) ?? [];
      if (written.has(file)) {
        byFile.set(file, [...(byFile.get(file) ?? []), line]);
      }
    }
    return byFile;
  } finally {
    rmSync(stage, {recursive: true, force: true});
  }
}
