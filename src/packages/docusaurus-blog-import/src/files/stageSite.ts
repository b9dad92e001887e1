import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TargetSite} from '../TargetSite.js';
import type {PlannedWrites} from '../report/report.js';

/** Replaces a symbolic link with a copy of the file or the folder to which it leads. */
function copyLinked(file: string): void {
  if (lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink()) {
    const real = existsSync(file) ? realpathSync(file) : undefined;
    unlinkSync(file);
    if (real !== undefined) {
      cpSync(real, file, {recursive: true});
    }
  }
}

/**
 * Puts the files of an import into a copy of the site, in a new temporary folder, and runs a check
 * there. Folders that the import does not change are symbolic links; a link on the path of a written
 * file is replaced with a copy, because writing to it would change the site.
 */
export async function withStagedSite<Result>(
  {root, blog}: Pick<TargetSite, 'root' | 'blog'>,
  folder: string,
  {changes, copies}: Pick<PlannedWrites, 'changes' | 'copies'>,
  check: (stage: string) => Promise<Result>,
): Promise<Result> {
  const stage = mkdtempSync(path.join(tmpdir(), 'import-'));
  const changedFolders = [blog.split('/')[0], 'static', 'src'];
  try {
    for (const entry of readdirSync(root, {withFileTypes: true})) {
      const [from, to] = [path.join(root, entry.name), path.join(stage, entry.name)];
      if (!entry.isDirectory() && !entry.isSymbolicLink()) {
        copyFileSync(from, to);
      } else if (changedFolders.includes(entry.name)) {
        cpSync(from, to, {recursive: true});
      } else if (entry.name !== '.git') {
        // On Windows, only junctions can be created without administrator rights.
        symlinkSync(from, to, 'junction');
      }
    }
    const place = (file: string): string => {
      const target = path.join(stage, file);
      const names = path.relative(stage, target).split(path.sep);
      if (names[0] !== '..') {
        names.forEach((_, index) => copyLinked(path.join(stage, ...names.slice(0, index + 1))));
      }
      mkdirSync(path.dirname(target), {recursive: true});
      return target;
    };
    changes.forEach(({file, after}) => writeFileSync(place(file), after));
    copies.forEach(([to, from]) => copyFileSync(path.join(folder, from), place(to)));
    return await check(stage);
  } finally {
    rmSync(stage, {recursive: true, force: true});
  }
}
