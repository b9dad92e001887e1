import type {Page} from '@playwright/test';
import type {KnowledgeGraph} from '../../../src/lib/content-index/types';

/** The bundler writes JSON as a parsed string, in quotes of one of two kinds. */
const PARSED = /JSON\.parse\((['"`])(\{"nodes":\[(?:[^\\]|\\.)*?\})\1\)/g;

/**
 * Puts another graph in place of the site's in the scripts that this page loads. The page must be
 * reached by a link: the server has written the list of the site's own graph into its HTML.
 */
export async function replaceGraph(page: Page, graph: KnowledgeGraph): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(PARSED, () => `(${JSON.stringify(graph)})`);
    await route.fulfill({response, body});
  });
}
