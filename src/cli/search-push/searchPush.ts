import type {IndexSettings, SupportedLanguage} from 'algoliasearch';
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from 'docusaurus-theme-search-ask/engine';
import {IndexUnavailable, recordsOf} from 'docusaurus-theme-search-ask/engine';
import {CommandError} from '../lib/CommandError.mjs';
import {readFlags} from '../lib/readFlags.mjs';
import {readOwner} from '../../config/readOwner';
import {openBuiltIndex, readBuiltPages} from '../../plugins/text-index/readBuiltIndex';

/** Settings that make Algolia rank like the embedded engine. Every push sets them again. */
const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(tags)',
    ...[2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'desc(day)', 'asc(weight.position)'],
  distinct: true,
  attributeForDistinct: 'url',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  separatorsToIndex: '_',
};

/** Language settings of Algolia for a locale. */
function languages(locale: string): IndexSettings {
  const [language = ''] = locale.split('-');
  const own = [language as SupportedLanguage];
  return {ignorePlurals: own, queryLanguages: own, indexLanguages: own};
}

interface PushOptions {
  /** Folder of the built site. */
  readonly dir: string;
  readonly dryRun: boolean;
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
  /** Replaces Algolia's hosts in tests. */
  readonly host?: URL;
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'] as const;

const USAGE = 'Usage: npm run search:push -- [--dry-run] [--dir build]';

/** @throws CommandError that names each missing variable, or an unknown option */
export function readPushOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PushOptions {
  const {dir, 'dry-run': dryRun} = readFlags(
    {'dry-run': {type: 'boolean', default: false}, dir: {type: 'string', default: 'build'}},
    USAGE,
    args,
  );
  const missing = VARIABLES.filter((name) => !environment[name]?.trim());
  if (!dryRun && missing.length > 0) {
    throw new CommandError(`search:push needs ${missing.join(', ')} in the environment.`);
  }
  const [appId = '', adminKey = '', indexName = ''] = VARIABLES.map((name) =>
    environment[name]?.trim(),
  );
  const host = environment['ALGOLIA_HOST'];
  return {dir, dryRun, appId, adminKey, indexName, ...(host ? {host: new URL(host)} : {})};
}

const NEEDED = 'addObject, browse, deleteIndex, editSettings, search, settings';

/** A record with the fields that contextual search filters by. */
type PageRecord = SearchRecord & {readonly language: string; readonly docusaurus_tag: string};

/** Adds the full address and the fields that Algolia ranks by to a record. */
export function toHostedRecord(record: PageRecord, position: number, siteUrl: string) {
  const [, level] = /^lvl(\d)$/.exec(record.type) ?? [];
  return {
    ...record,
    url: new URL(record.url, siteUrl).href,
    url_without_anchor: new URL(record.url_without_anchor, siteUrl).href,
    // The title of a page weighs 100, its lowest heading level 50, its text 0.
    weight: {level: level ? 110 - 10 * Number(level) : 0, position},
    /** Date of a post as a number, such as 20241103; 0 for other pages. */
    day: Number(record.date?.replaceAll('-', '') ?? 0),
  };
}

/** @throws CommandError if the folder has no built site with an index */
async function readRecords(dir: string): Promise<{locale: string; found: PageRecord[]}> {
  try {
    const {locale} = (await openBuiltIndex(dir).core()).language;
    const pages = await readBuiltPages(dir);
    const found = pages.flatMap((page) =>
      recordsOf(page).map((record) => ({
        ...record,
        language: locale,
        docusaurus_tag: page.docusaurusTag ?? 'default',
      })),
    );
    return {locale, found};
  } catch (cause) {
    throw cause instanceof IndexUnavailable
      ? new CommandError(
          `There is no built site with a search index in ${dir}. Run npm run build first.`,
        )
      : cause;
  }
}

/** Explains a failed push to the user in one line. */
function explainPushError(error: unknown, indexName: string): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `Algolia refused the key in ALGOLIA_ADMIN_KEY for ${indexName} (${status}: ${message ?? ''}). It must be an admin key of ALGOLIA_APP_ID, or one with the rights ${NEEDED}.`;
  }
  return name === 'RetryError'
    ? 'None of Algolia’s hosts can be reached. Check the network and ALGOLIA_APP_ID.'
    : `Algolia could not take the records: ${message ?? String(error)}`;
}

/**
 * Atomically replaces the hosted index with the records of the built site. With `--dry-run` only counts
 * them. Synonyms and rules that were added by hand stay.
 *
 * @throws CommandError if the options are wrong, the build is missing, or Algolia fails
 */
export async function searchPush(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const {dir, dryRun, appId, adminKey, indexName, host} = readPushOptions(args, environment);
  const {url} = readOwner();
  const {locale, found} = await readRecords(dir);
  const objects = found.map((record, position) => toHostedRecord(record, position, url));
  if (objects.length === 0) {
    throw new CommandError(`The search index in ${dir} is empty: nothing is sent.`);
  }
  const sizes = objects.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const pages = new Set(objects.map((record) => record.url_without_anchor)).size;
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  console.log(
    `${objects.length} records of ${pages} pages, ${kilobytes} kB; the largest has ${Math.max(...sizes)} bytes.`,
  );
  if (dryRun) {
    console.log(`Dry run: nothing is sent${indexName ? ` to ${indexName}` : ''}.`);
    return;
  }
  try {
    const protocol = host?.protocol === 'http:' ? 'http' : 'https';
    const hosts = host ? [{url: host.host, accept: 'readWrite', protocol} as const] : undefined;
    const client = algoliasearch(appId, adminKey, hosts && {hosts});
    await client.setSettings({indexName, indexSettings: {...indexSettings, ...languages(locale)}});
    await client.replaceAllObjects({indexName, objects, batchSize: 500});
    console.log(`${indexName} replaced.`);
  } catch (error) {
    throw new CommandError(explainPushError(error, indexName));
  }
}
