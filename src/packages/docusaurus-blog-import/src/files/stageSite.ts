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
import type {TargetSite} from '../TargetSite.js';
import type {PlannedWrites} from '../report/report.js';

/**
 * Puts the files of an import into a copy of the site, in a new temporary folder, and runs a check
 * there. Folders that the import does not change are symbolic links.
 */
export async function withStagedSite<Result>(
  {root, blog}: TargetSite,
  folder: string,
  {changes, copies}: PlannedWrites,
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
