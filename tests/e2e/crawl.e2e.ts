import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';
import {test} from '../support/test';
import {expectWholeWalk} from '../support/walk';

test('all pages can be opened one after another, without a reload or an error @nightly', async ({
  page,
}) => {
  // Some 45 pages in a row.
  test.slow();
  await expectWholeWalk(page, mappedPages(fixtureBuild));
});
