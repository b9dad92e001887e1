import {readOutputHTMLFile} from '@docusaurus/utils';

/** Location of the built pages. */
export interface Output {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The setting in the site's configuration. */
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the HTML of a built page.
 *
 * @param permalink address of the page, with the base URL
 * @throws Error if the page was not written
 */
export async function readOutput(
  permalink: string,
  {outDir, baseUrl, trailingSlash}: Output,
): Promise<string> {
  const page = permalink.slice(baseUrl.length).replace(/\/$/, '');
  // The front page is `index.html`, whatever `trailingSlash` is.
  return String(await readOutputHTMLFile(page, outDir, page === '' ? true : trailingSlash));
}
