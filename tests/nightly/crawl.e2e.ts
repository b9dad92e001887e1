import {test} from '../support/shippedSite';
import {mappedPages} from '../support/siteMap';
import {shippedBuild} from '../support/sites';
import {expectWholeWalk} from '../support/walk';

/** Milliseconds for the whole walk on a busy machine; it takes a quarter of that on a free one. */
const MAX_TIME = 600_000;

test('one document shows every shipped page in turn by clicks on links, without a fault', async ({
  page,
}) => {
  test.setTimeout(MAX_TIME);
  await expectWholeWalk(page, mappedPages(shippedBuild));
});
