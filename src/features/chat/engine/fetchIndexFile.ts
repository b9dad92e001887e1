import {inflateJson} from '../../../lib/inflateJson';

/**
 * A file of the index of passages. Its address is made by the bundler: it holds a hash of what the
 * file holds, and the base path. Files are fetched and not imported, because a worker imports one
 * after the other and fetches all at once.
 *
 * @throws Error where it cannot be had, or is no JSON (texts: deflated)
 */
export async function fetchIndexFile(
  name: string,
  fetcher: typeof fetch = fetch,
): Promise<unknown> {
  // The bundler puts the address itself in place of this: what has it may be a text.
  const url: URL | string = new URL(
    `@generated/content-index/default/passages/${name}.json`,
    import.meta.url,
  );
  const response = await fetcher(url);
  if (!response.ok) {
    throw new Error(`${name} answers ${response.status}.`);
  }
  return String(url).endsWith('.deflate') ? inflateJson(response) : response.json();
}
