import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';
import {dayInPath} from '../read/days.js';
import type {ExportedPost} from '../read/exportedPost.js';
import type {Note} from '../report/notes.js';

/** Matches the day of an `index` in a folder of its own. */
const DATED_INDEX = /(?<!(?:^|\/)(?:_?posts|blog|content))\/\d{4}-\d\d-\d\d-(?=index\.)/;

/**
 * Returns the path of a post without its extension, which may be `.html.md`, and without `index`, but
 * with its language: `x.de` for `x/index.de.md`. For a post in an export file, returns the name of the
 * post in that file.
 */
export function withoutExtension({source, exportFile, engine}: ExportedPost): string {
  if (exportFile !== undefined) {
    return source.slice(`${exportFile}#`.length);
  }
  // Eleventy ignores the day before `index`.
  const undated = engine === 'eleventy' ? source.replace(DATED_INDEX, '/') : source;
  return undated.replace(/(?:\/index(\.[a-z]{2}(?:-[a-z]{2,4})*)?)?(?:\.html)?\.\w+$/i, '$1');
}

/**
 * Removes the language from the end of a name if it is the main language of the old site, which
 * engines leave out of addresses. Without an old address, removes only the `en` of `x/index.en.md`:
 * in `x.en.md`, it could be part of the name.
 */
function withoutMainLanguage(name: string, source: string, oldPath: string | undefined): string {
  const [, stem, suffix = ''] = /^(.+)\.([a-z]{2}(?:-[a-z]{2,4})*)$/i.exec(name) ?? [];
  const language = suffix.toLowerCase();
  const segments = (oldPath ?? '').toLowerCase().split('/');
  const isMain =
    oldPath === undefined
      ? language === 'en'
      : !segments.some((segment) => segment === language || segment.endsWith(`.${language}`));
  const lastSegment = segments.at(-1);
  // The `js` of `node.js.md` looks like a language, but is part of the old address.
  const isLanguage =
    /\/index\.[^/]+\.\w+$/.test(source) ||
    (lastSegment && stem?.toLowerCase().endsWith(lastSegment));
  return stem !== undefined && isMain && isLanguage ? stem : name;
}

/** Returns the name of a post's file or folder without its date, main language and extension. */
export function nameOf(post: ExportedPost, oldPath?: string): string {
  // A name such as `05` needs the numbers of the folders above to be meaningful.
  const [, name = ''] = /(?:^|\/)([^/]*|\d+(?:\/\d+)+)$/.exec(withoutExtension(post)) ?? [];
  return (
    withoutMainLanguage(name, post.source, oldPath)
      .replaceAll('/', '-')
      // Removes the id of the page, which Notion adds.
      .replace(/[ _-][\da-f]{32}$/, '')
      .replace(/^\d{4}-\d{1,2}-\d{1,2}(?!\d)(?:T\d\d[\d:.]*Z?)?[-_]?(?=.)/, '')
  );
}

/** Returns the title that an engine shows for a post without one, if it is made from the name of the file. */
export function titleFromName(post: ExportedPost): string | undefined {
  const name = nameOf(post);
  switch (post.engine) {
    case 'jekyll':
      return name.replaceAll('-', ' ').replace(/(?<=^|\s)\S/g, (letter) => letter.toUpperCase());
    case 'obsidian':
    case undefined:
      return name;
    default:
      return undefined;
  }
}

/** Returns the day of a file's first commit, or else of its last change, as YYYY-MM-DD. */
export function fileDate(
  exportFolder: string,
  {source, exportFile: file = source}: ExportedPost,
): string {
  try {
    const log = execFileSync('git', ['log', '--diff-filter=A', '--format=%as', '--', file], {
      cwd: exportFolder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const day = log.toString().trim().split('\n').at(-1);
    if (day) {
      return day;
    }
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return statSync(path.join(exportFolder, file)).mtime.toISOString().slice(0, 10);
}

/** Returns a note saying that the date of the file was used. */
export function fileDateNote(source: string, date: string): Note {
  const day = dayInPath(source);
  const why = day === undefined ? 'no date' : `"${day}" in the name of the file is not a date`;
  return {kind: 'field', text: `${why}; the date of the file, ${date}, was used`};
}
