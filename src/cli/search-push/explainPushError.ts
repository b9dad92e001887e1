const NEEDED = 'addObject, browse, deleteIndex, editSettings, search, settings';

/** What a failed push means, in a line for who runs it. */
export function explainPushError(error: unknown, indexName: string): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `Algolia refused the key in ALGOLIA_ADMIN_KEY for ${indexName} (${status}: ${message ?? ''}). It must be an admin key of ALGOLIA_APP_ID, or one with the rights ${NEEDED}.`;
  }
  if (name === 'RetryError') {
    return 'None of Algolia’s hosts can be reached. Check the network and ALGOLIA_APP_ID.';
  }
  return `Algolia could not take the records: ${message ?? String(error)}`;
}
