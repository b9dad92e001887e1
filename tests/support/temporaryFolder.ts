import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates the temporary folder of a test run. Returns a function that removes it. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  process.env['TMPDIR'] = folder;
  process.env['TEMP'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
