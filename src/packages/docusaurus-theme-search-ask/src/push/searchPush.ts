import {parseArgs} from 'node:util';
import type {IndexSettings, SupportedLanguage} from 'algoliasearch';
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../engine/index.js';
import {IndexUnavailable, recordsOf} from '../engine/index.js';
import {openBuiltIndex, readBuiltPages} from '../plugin/openBuiltIndex.js';

/** Error whose message tells the user what is wrong and how to fix it. */
export class PushError extends Error {
  override readonly name = 'PushError';
  /** 1 if the push failed, 2 if its arguments are invalid. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Settings of the Algolia index, as DocSearch's crawler sets them. The search page of Docusaurus'
 * own theme relies on their highlight tags. Each push overwrites the settings of the index.
 */
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
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  allowTyposOnNumericTokens: false,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  separatorsToIndex: '_',
};

function languageSettings(locale: string): IndexSettings {
  const [language = ''] = locale.split('-');
  const languages = [language as SupportedLanguage];
  return {ignorePlurals: languages, queryLanguages: languages, indexLanguages: languages};
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'] as const;

const USAGE = 'Usage: docusaurus-search-push --url https://site.example [--dir build] [--dry-run]';

function readFlags(args: readonly string[]) {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {
        url: {type: 'string'},
        dir: {type: 'string', default: 'build'},
        'dry-run': {type: 'boolean', default: false},
      },
    });
    if (!/^https?:/.test(values.url ?? '') || !URL.canParse(values.url ?? '')) {
      throw new Error('--url must be the address of the site, such as https://site.example.');
    }
    return {...values, url: values.url ?? ''};
  } catch (error) {
    throw new PushError(`${(error as Error).message}\n${USAGE}`, 2);
  }
}

/** Reads the settings of a push from the command line and the environment. */
export function readPushOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const {'dry-run': dryRun, ...flags} = readFlags(args);
  const values = VARIABLES.map((name) => environment[name]?.trim() ?? '');
  const missing = VARIABLES.filter((_, index) => !values[index]);
  if (!dryRun && missing.length > 0) {
    throw new PushError(`A push needs ${missing.join(', ')} in the environment.`);
  }
  const [appId = '', adminKey = '', indexName = ''] = values;
  // Tests use a host of their own instead of Algolia's.
  const host = environment['ALGOLIA_HOST'];
  return {...flags, dryRun, appId, adminKey, indexName, host: host ? new URL(host) : undefined};
}

/** Rights that an Algolia key needs for a push. */
const KEY_RIGHTS = 'addObject, browse, deleteIndex, editSettings, search, settings';

/** Record with the language and docs version, which contextual search filters by. */
type PageRecord = SearchRecord & {readonly language: string; readonly docusaurus_tag: string};

/**
 * Returns a record for Algolia, with full addresses and ranking fields.
 *
 * @param position index among all records
 */
export function toHostedRecord(record: PageRecord, position: number, siteUrl: string) {
  const [, level] = /^lvl(\d)$/.exec(record.type) ?? [];
  return {
    ...record,
    url: new URL(record.url, siteUrl).href,
    url_without_anchor: new URL(record.url_without_anchor, siteUrl).href,
    // A page title (lvl1) weighs 100, an h6 heading (lvl6) 50, and body text 0.
    weight: {level: level ? 110 - 10 * Number(level) : 0, position},
    /** Date of a post as a number, such as 20241103; 0 for records without a date. */
    day: Number(record.date?.replaceAll('-', '') ?? 0),
  };
}

/** Reads the records of all docs versions, and the locale of the texts, from a built site's index. */
async function readRecords(dir: string): Promise<{language: string; records: PageRecord[]}> {
  try {
    const index = openBuiltIndex(dir);
    const {language} = await index.core();
    // The site's locale, which filters records; the locale of its texts may differ.
    const {locale, versions = {}} = await index.entry();
    const older = await Promise.all(
      // The index of an older version also has all pages that are not docs, which must not be sent twice.
      Object.keys(versions).map(async (version) =>
        (await readBuiltPages(dir, [version])).filter((page) => page.docusaurusTag === version),
      ),
    );
    const pages = [...(await readBuiltPages(dir)), ...older.flat()];
    const records = pages.flatMap((page) =>
      recordsOf(page).map((record) => ({
        ...record,
        language: locale,
        docusaurus_tag: page.docusaurusTag ?? 'default',
      })),
    );
    return {language: language.locale, records};
  } catch (cause) {
    throw cause instanceof IndexUnavailable
      ? new PushError(`There is no built site with a search index in ${dir}. Build the site first.`)
      : cause;
  }
}

function explainPushError(error: unknown, indexName: string): string {
  const {status, name, message} = error as {status?: number; name?: string; message?: string};
  if (status === 401 || status === 403) {
    return `Algolia refused the key in ALGOLIA_ADMIN_KEY for ${indexName} (${status}: ${message ?? ''}). It must be an admin key of ALGOLIA_APP_ID, or one with the rights ${KEY_RIGHTS}.`;
  }
  return name === 'RetryError'
    ? 'None of Algolia’s hosts can be reached. Check the network and ALGOLIA_APP_ID.'
    : `Algolia did not accept the records: ${message ?? String(error)}`;
}

/**
 * Replaces the records and settings of the Algolia index with those of the built site. Readers see
 * the old records until all new records are uploaded. Synonyms and rules of the index stay. With
 * `--dry-run`, only counts the records.
 *
 * @throws PushError if the push is not possible or fails
 */
export async function searchPush(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const {dir, url, dryRun, appId, adminKey, indexName, host} = readPushOptions(args, environment);
  const {language, records} = await readRecords(dir);
  const objects = records.map((record, position) => toHostedRecord(record, position, url));
  if (objects.length === 0) {
    throw new PushError(`The search index in ${dir} is empty: nothing is sent.`);
  }
  const pages = new Set(objects.map((record) => record.url_without_anchor)).size;
  console.log(`${objects.length} records of ${pages} pages.`);
  if (dryRun) {
    console.log(`Dry run: nothing is sent${indexName ? ` to ${indexName}` : ''}.`);
    return;
  }
  try {
    const protocol = host?.protocol === 'http:' ? 'http' : 'https';
    const hosts = host ? [{url: host.host, accept: 'readWrite', protocol} as const] : undefined;
    const client = algoliasearch(appId, adminKey, hosts && {hosts});
    await client.setSettings({
      indexName,
      indexSettings: {...indexSettings, ...languageSettings(language)},
    });
    await client.replaceAllObjects({indexName, objects, batchSize: 500});
    console.log(`${indexName} replaced.`);
  } catch (error) {
    throw new PushError(explainPushError(error, indexName));
  }
}
