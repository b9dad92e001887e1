/** No answer can be had now: no network, no index, or an index that cannot be read. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
