import {inflateJson} from '../../../lib/inflateJson';
import {DEFLATED, ENTRY_FILE} from '../../../lib/search/indexFormat';
import {SearchUnavailable} from '../../../lib/search/SearchUnavailable';

/**
 * A file of the index. Names are hashes of what the files hold, so that what the browser keeps is
 * never stale; the entry, which names the rest, is always asked for anew.
 * @throws SearchUnavailable
 */
export async function fetchIndexFile(
  folder: string,
  name: string,
  fetcher: typeof fetch = fetch,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetcher(`${folder}${name}`, name === ENTRY_FILE ? {cache: 'no-cache'} : {});
  } catch (cause) {
    throw new SearchUnavailable(`${name} cannot be reached.`, {cause});
  }
  if (!response.ok) {
    throw new SearchUnavailable(`${name} answers ${response.status}.`);
  }
  try {
    return await (name.endsWith(DEFLATED) ? inflateJson(response) : response.json());
  } catch (cause) {
    throw new SearchUnavailable(`${name} is no part of a search index.`, {cause});
  }
}
