import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sectionsOf} from '../../config/sections';
import {derivePost, postPermalink, readTagsFile, tagKey} from '../../lib/derivePost';
import {nearest} from '../../lib/nearest';
import type {Content} from '../../plugins/post-schema/readContent';
import {filesBelow} from './files';

const PROSE = ['blog', 'books', 'media', 'resume'];

/** Pages and files of the blog that no post has to bring. */
const ALWAYS = ['', '/archive', '/authors', '/tags', '/rss.xml', '/atom.xml', '/feed.json'];

/** `](./file.mdx)`: a link to the file of a post or a page beside it. */
const FILE_LINK = /\]\((?!\w+:|\/|#)<?([^)\s>]+?\.mdx?)>?(?:#[^)\s]*)?[)\s]/g;
/** An address inside the site, in brackets, quotes or after `to:`. */
const SITE_LINK =
  /(?:\]\(<?|["'`]|to: *)(\/(?:blog|books|media|resume)(?:\/[\w./-]*)?)(?=[#?)"'`>,}\s]|$)/g;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines without code, where an address is an example. */
function proseLines(text: string): Line[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((line, index) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) {
      fence = mark;
    } else if (mark?.startsWith(fence) && line.trim() === mark) {
      fence = undefined;
    }
    return isCode ? [] : [{number: index + 1, text: line.replace(/`[^`]*`/g, '')}];
  });
}

function allLines(text: string): Line[] {
  return text.split('\n').map((line, index) => ({number: index + 1, text: line}));
}

/** Every address of a post, a list or a section page that a link may lead to. */
function knownAddresses(root: string, {posts, lists}: Content): Set<string> {
  const used = new Set(posts.flatMap((post) => derivePost(post).tags.map(tagKey)));
  const tags = Object.entries(readTagsFile(lists.tags)).filter(([key]) => used.has(key));
  return new Set([
    ...ALWAYS.map((below) => `/blog${below}`),
    ...posts.map((post) => postPermalink(derivePost(post), '/')),
    ...tags.map(([, {permalink}]) => `/blog/tags${permalink}`),
    ...Object.keys(lists.authors ?? {}).map((key) => `/blog/authors/${key}`),
    ...sectionsOf(root).flatMap(({pages}) => pages.map((id) => `/${id}`)),
  ]);
}

/**
 * What refers to posts, tags or section pages that are not there: links of the prose, addresses in
 * `src/data` and the targets of redirects. One line each, with file, line and mend.
 */
export function goneReferences(root: string, content: Content): string[] {
  const known = knownAddresses(root, content);
  const redirects = (content.lists.redirects ?? []) as Iterable<{
    from?: unknown;
    to?: unknown;
  } | null>;
  // A redirect is for links of other sites; the build refuses one of the site's own to it.
  const moved = new Map(Array.from(redirects, (each) => [String(each?.from), String(each?.to)]));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

  function goneAddresses(file: string, lines: readonly Line[], mend: string): string[] {
    return lines.flatMap(({number, text}) =>
      [...text.matchAll(SITE_LINK)].flatMap(([, found = '']) => {
        const address = found.replace(/\/$/, '').replace(/(?<=.)\.(?:md|html)$/, '');
        if (known.has(address) || known.has(found)) {
          return [];
        }
        const to = moved.get(address);
        if (to !== undefined) {
          return `${file}:${number}: ${found} has moved; link to ${to}`;
        }
        const guess = nearest(address, known);
        return `${file}:${number}: ${found} does not exist; ${guess ? `did you mean ${guess}?` : mend}`;
      }),
    );
  }

  function goneFiles(file: string, lines: readonly Line[]): string[] {
    return lines.flatMap(({number, text}) =>
      [...text.matchAll(FILE_LINK)].flatMap(([, found = '']) => {
        const target = path.posix.join(path.posix.dirname(file), found);
        return existsSync(path.join(root, target))
          ? []
          : `${file}:${number}: ${target} does not exist; link to another file, or take the link out`;
      }),
    );
  }

  const prose = PROSE.flatMap((folder) => filesBelow(root, folder, /\.mdx?$/)).flatMap((file) => {
    const lines = proseLines(read(file));
    const mend = 'link to another page, or take the link out';
    return [...goneFiles(file, lines), ...goneAddresses(file, lines, mend)];
  });
  const data = filesBelow(root, 'src/data', /^src\/data\/(?!types\.)[^/]+(?<!\.test)\.ts$/).flatMap(
    (file) =>
      goneAddresses(file, allLines(read(file)), 'take the entry out, or give it another address'),
  );
  const targets = filesBelow(root, 'blog', /^blog\/redirects\.yml$/).flatMap((file) => {
    const lines = allLines(read(file).replace(/from: *[^,}\n]*/g, ''));
    return goneAddresses(file, lines, 'send its readers elsewhere, or take the line out');
  });
  return [...prose, ...data, ...targets];
}
