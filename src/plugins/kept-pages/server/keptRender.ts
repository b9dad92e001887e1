import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {threadId} from 'node:worker_threads';
import entry from '@docusaurus/core/lib/client/serverEntry';

/** Set by the plugin: the folder that keeps pages, and the file of their keys. */
declare const KEPT_PAGES: {readonly folder: string; readonly keys: string};

interface Params {
  readonly pathname: string;
  /** Without it a page has data that no file can hold. */
  readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
}

/** What Docusaurus makes a page's file of; here it goes through as it is. */
type Rendered = object;

const render = entry as (params: Params) => Promise<Rendered>;

let keys: Readonly<Record<string, string>> | undefined;

function keyOf(pathname: string): string | undefined {
  keys ??= JSON.parse(readFileSync(KEPT_PAGES.keys, 'utf8')) as Record<string, string>;
  return keys[pathname];
}

function keptPage(file: string): Rendered | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rendered;
  } catch {
    // There is none, or a build was broken off while it was written.
    return undefined;
  }
}

function keep(file: string, page: Rendered): void {
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, JSON.stringify(page));
  renameSync(unfinished, file);
}

/** Docusaurus' entry for the server, which renders a page only where none is kept under its key. */
export default async function keptRender(params: Params): Promise<Rendered> {
  const key = keyOf(params.pathname);
  if (key === undefined || !params.v4RemoveLegacyPostBuildHeadAttribute) {
    return render(params);
  }
  const file = `${KEPT_PAGES.folder}/${key}.json`;
  const kept = keptPage(file);
  if (kept) {
    return kept;
  }
  const page = await render(params);
  keep(file, page);
  return page;
}
