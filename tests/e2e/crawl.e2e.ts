import {mappedPages} from '../support/siteMap';
import {fixtureBuild} from '../support/sites';
import {test} from '../support/test';
import {expectWholeWalk} from '../support/walk';

test('one document shows every page in turn by clicks on links, without a fault', async ({
  page,
}) => {
  // Some 45 pages one after the other.
  test.slow();
  await expectWholeWalk(page, mappedPages(fixtureBuild));
});
