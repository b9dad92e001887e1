import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSite, copySite} from './siteCopy';

const fixture = path.resolve(__dirname, '../fixtures/other-owner');

/**
 * Does what a fork does: copies the site, puts another owner and other authors in, and builds it.
 *
 * @returns the copy's folder; the pages are in its `build`
 * @throws with the build's output when it fails
 */
export function buildOtherOwner(): string {
  const folder = copySite();
  const owner = readFileSync(path.join(fixture, 'owner.ts'), 'utf8');
  writeFileSync(
    path.join(folder, 'src/data/owner.ts'),
    owner.replace('../../../src/lib/owner', '../lib/owner'),
  );
  cpSync(path.join(fixture, 'authors.yml'), path.join(folder, 'blog/authors.yml'));
  const {ok, output} = buildSite(folder, {
    ANALYTICS_ID: 'quill.example',
    TAG_MANAGER_ID: 'GTM-QUILL1',
  });
  if (!ok) {
    throw new Error(output);
  }
  return folder;
}
