import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds between two looks. */
const PAUSE = 50;

/** Where Docusaurus looks for the server's bundle when it renders the pages. */
const SERVER = '__server';

/**
 * Waits until the process that bundles for the server has ended.
 *
 * @param folder where the parts leave things for each other
 * @throws Error where it has failed, or the command that runs both is gone
 */
async function serverEnd(folder: string): Promise<void> {
  const ended = path.join(folder, 'server-ended');
  const command = process.ppid;
  while (!existsSync(ended)) {
    if (process.ppid !== command) {
      throw new Error('The build was broken off.');
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  if (readFileSync(ended, 'utf8') !== 'made') {
    throw new Error('There are no pages without the bundle for the server.');
  }
}

/** Puts the server's bundle where the pages are rendered, as soon as it is made. */
export async function takeServerBundle(folder: string, outDir: string): Promise<void> {
  await serverEnd(folder);
  const place = path.join(outDir, SERVER);
  await rm(place, {recursive: true, force: true});
  await mkdir(outDir, {recursive: true});
  // Thousands of files; a junction is what Windows lets everybody make.
  await symlink(path.join(folder, 'server', SERVER), place, 'junction');
}
