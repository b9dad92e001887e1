import {readOutputHTMLFile} from '@docusaurus/utils';

/** Where a built page is. */
export interface Output {
  readonly outDir: string;
  readonly baseUrl: string;
  /** As in the site's configuration. */
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the HTML of a built page.
 *
 * @param permalink with the base URL
 * @throws Error where no file was written for it
 */
export async function readOutput(
  permalink: string,
  {outDir, baseUrl, trailingSlash}: Output,
): Promise<string> {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  // Whatever the trailing slash, the front page is `index.html`.
  return String(await readOutputHTMLFile(page, outDir, page === '' ? true : trailingSlash));
}
