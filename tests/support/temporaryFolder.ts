import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Gives a run of tests a temporary folder of its own, which goes with it and all that tests left. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  process.env['TMPDIR'] = folder;
  process.env['TEMP'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
