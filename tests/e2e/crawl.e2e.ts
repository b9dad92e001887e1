import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';
import {test} from '../support/test';
import {expectWholeWalk} from '../support/walk';

test('clicking through every page without a reload causes no error', async ({page}) => {
  // Some 45 pages in a row.
  test.slow();
  await expectWholeWalk(page, mappedPages(fixtureBuild));
});
