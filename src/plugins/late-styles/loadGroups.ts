import {isMarkdown} from './contentSheets';
import type {LoadedTogether} from './pruneSheets';

/** What is used here of the bundler's type. */
export interface ChunkGroup {
  /** Who imports it, as it is written there. */
  readonly origins: Iterable<{readonly request?: string}>;
  readonly chunks: Iterable<{readonly files: Iterable<string>}>;
  isInitial(): boolean;
}

function filesOf({chunks}: ChunkGroup, end: string): string[] {
  return [...chunks].flatMap(({files}) => [...files]).filter((file) => file.endsWith(end));
}

function requestsOf({origins}: ChunkGroup): string[] {
  return [...origins].flatMap(({request}) => request ?? []);
}

/** Data, and files of Markdown, have words in them rather than classes. */
function isContent(request: string): boolean {
  return isMarkdown(request) || /\.json(?:\?|$)|[\\/]family-[\d-]+\.js$/.test(request);
}

/** What is loaded together: the first script, and what comes with each dynamic import. */
export function loadGroups(groups: Iterable<ChunkGroup>): LoadedTogether[] {
  return [...groups].map((group) => ({
    scripts: filesOf(group, '.js'),
    sheets: filesOf(group, '.css'),
    isFirst: group.isInitial(),
    isContent: requestsOf(group).every(isContent),
  }));
}

/** The style sheets that come with each dynamic import, by what is imported. */
export function sheetsByRequest(groups: Iterable<ChunkGroup>): ReadonlyMap<string, string[]> {
  const sheets = new Map<string, string[]>();
  for (const group of groups) {
    const files = filesOf(group, '.css');
    for (const request of files.length > 0 ? requestsOf(group) : []) {
      sheets.set(request, [...new Set([...(sheets.get(request) ?? []), ...files])]);
    }
  }
  return sheets;
}
