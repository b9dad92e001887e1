/** Where the Wayback Machine says which copies it has. */
const ARCHIVE = 'https://archive.org/wayback/available';

export interface BrokenLink {
  /** From the site's folder, with its line: `blog/a.mdx:5`. */
  readonly place: string;
  readonly address: string;
  /** The status code, or what kept the server from answering. */
  readonly status: string;
}

/**
 * The newest archived copy of a page.
 *
 * @returns its address; undefined where the archive has none
 * @throws Error where the archive does not answer
 */
async function archivedCopy(address: string, archive: string): Promise<string | undefined> {
  const query = new URLSearchParams({url: address});
  const answer = await fetch(`${archive}?${query}`, {signal: AbortSignal.timeout(20_000)});
  if (!answer.ok) {
    throw new Error(`status ${answer.status}`);
  }
  const found = (await answer.json()) as {
    archived_snapshots?: {closest?: {available?: boolean; url?: string}};
  };
  const {available, url} = found.archived_snapshots?.closest ?? {};
  return available && url ? url.replace(/^http:/, 'https:') : undefined;
}

/**
 * What is broken as Markdown, for an issue: each address with its places and the archived copy that
 * may stand in for it.
 *
 * @param archive address of the archive's service
 */
export async function linkReport(
  broken: readonly BrokenLink[],
  archive: string = ARCHIVE,
): Promise<string> {
  const addresses = [...new Set(broken.map(({address}) => address))];
  const entries: string[] = [];
  for (const address of addresses) {
    const places = broken.filter((link) => link.address === address);
    const copy = await archivedCopy(address, archive).then(
      (url) => url ?? 'none was found',
      (error: unknown) =>
        `the archive did not answer (${error instanceof Error ? error.message : String(error)})`,
    );
    entries.push(
      `- ${address} (${places[0]?.status ?? ''})\n` +
        `  - in ${places.map(({place}) => `\`${place}\``).join(', ')}\n` +
        `  - archived copy: ${copy}`,
    );
  }
  return [
    'These links to other sites no longer lead anywhere. Put the page that took their place, or the archived copy, into the text; an address that is not to be checked belongs into `blog/links-ignore.yml`.',
    '',
    ...entries,
    '',
  ].join('\n');
}
