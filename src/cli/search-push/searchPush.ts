import {algoliasearch} from 'algoliasearch';
import {readOwner} from '../../config/readOwner';
import {SearchUnavailable} from '../../lib/search/SearchUnavailable';
import type {SearchRecord} from '../../lib/search/types';
import {buildRecords} from '../../plugins/search-index/buildRecords';
import {CommandError} from '../lib/CommandError.mjs';
import {explainPushError} from './explainPushError';
import {pushRecords} from './pushRecords';
import {readPushOptions} from './readPushOptions';
import {toHostedRecord} from './toHostedRecord';

type Hosts = NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function readRecords(dir: string): Promise<SearchRecord[]> {
  try {
    return await buildRecords(dir);
  } catch (cause) {
    const isMissing =
      cause instanceof SearchUnavailable || (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing
      ? new CommandError(
          `There is no built site with a search index in ${dir}. Run npm run build first.`,
        )
      : cause;
  }
}

function hostsOf(host: string): Hosts {
  const {host: url, protocol} = new URL(host);
  return [{url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}];
}

/**
 * Replaces the hosted index with the records of the built site; with `--dry-run` only counts them.
 *
 * @throws CommandError with a message for who runs it.
 */
export async function searchPush(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const {dir, dryRun, appId, adminKey, indexName, host} = readPushOptions(args, environment);
  const {url} = readOwner();
  const found = await readRecords(dir);
  const records = found.map((record, position) => toHostedRecord(record, position, url));
  if (records.length === 0) {
    throw new CommandError(`The search index in ${dir} is empty: nothing is sent.`);
  }
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  report(
    `${records.length} records of ${new Set(records.map((record) => record.url_without_anchor)).size} pages, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)} kB; the largest has ${Math.max(...sizes)} bytes.`,
  );
  if (dryRun) {
    report(`Dry run: nothing is sent${indexName ? ` to ${indexName}` : ''}.`);
    return;
  }
  try {
    const client = algoliasearch(appId, adminKey, host ? {hosts: hostsOf(host)} : undefined);
    await pushRecords({client, indexName, records, report});
  } catch (error) {
    throw new CommandError(explainPushError(error, indexName));
  }
}
