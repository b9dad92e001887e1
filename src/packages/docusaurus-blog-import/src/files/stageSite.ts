import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PlannedWrites} from '../report/report.js';

/**
 * Puts the files of an import into a copy of the site, in a new temporary folder, and runs a check
 * there. In the copy, folders that the import does not change are symbolic links. Files and other folders
 * are copied, and so are the targets of links in them, because writing to a link would change the site.
 */
export async function withStagedSite<Result>(
  root: string,
  exportFolder: string,
  {changes, copies}: Pick<PlannedWrites, 'changes' | 'copies'>,
  check: (stage: string) => Promise<Result>,
): Promise<Result> {
  const stage = mkdtempSync(path.join(tmpdir(), 'import-'));
  const written = [...changes.map(({file}) => file), ...copies.map(([to]) => to)];
  const changedNames = new Set(written.map((file) => path.posix.normalize(file).split('/')[0]));
  /** Returns the path of a file in the copy, and creates its folder. */
  const prepareTarget = (file: string): string => {
    const target = path.join(stage, file);
    mkdirSync(path.dirname(target), {recursive: true});
    return target;
  };
  try {
    for (const entry of readdirSync(root, {withFileTypes: true})) {
      const [from, to] = [path.join(root, entry.name), path.join(stage, entry.name)];
      if (entry.isFile() || changedNames.has(entry.name)) {
        // The filter leaves out broken symbolic links.
        cpSync(from, to, {recursive: true, dereference: true, filter: existsSync});
      } else if (entry.name !== '.git') {
        // On Windows, only junctions can be created without administrator rights.
        symlinkSync(from, to, 'junction');
      }
    }
    changes.forEach(({file, after}) => writeFileSync(prepareTarget(file), after));
    copies.forEach(([to, from]) => copyFileSync(path.join(exportFolder, from), prepareTarget(to)));
    return await check(stage);
  } finally {
    rmSync(stage, {recursive: true, force: true});
  }
}
