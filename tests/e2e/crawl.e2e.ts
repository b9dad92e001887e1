import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';
import {test} from '../support/test';
import {expectWholeWalk} from '../support/walk';

test('every page is shown after another without a reload or an error', async ({page}) => {
  // Some 45 pages in a row.
  test.slow();
  await expectWholeWalk(page, mappedPages(fixtureBuild));
});
