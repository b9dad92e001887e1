import slugify from '@sindresorhus/slugify';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {accentColors} from '../../../lib/accentColors';
import {colorTokens, contrast, parseColor} from '../../../lib/colors';
import type {ColorMode} from '../../../lib/colors';
import type {Owner} from '../../../lib/owner';
import type {Change} from '../changes';
import {formatText} from '../format';
import {filesBelow, readIfThere} from '../files';
import {NO_BELIEFS, NO_QUESTIONS, SECTION_NAMES, emptyOwnList, emptySection} from './emptyShelves';
import {aboutPage, authorsFile, freshBlog, frontPage, wordsFile} from './freshContent';
import {drawMarks} from './mark';

/** Parts that `--keep` leaves as they are, in words for whoever decides about them. */
export const PARTS = {
  posts: 'posts, with their tags, series, questions and years',
  books: 'books',
  media: 'media',
  resume: 'resume',
  beliefs: 'beliefs of the home page',
  marks: 'favicon and logos',
};
export type FreshPart = keyof typeof PARTS;

/** Files beside the posts that are not written anew, but belong to a site's owner. */
const STAYS = ['authors.yml', 'words.txt'];

/** What the search and the chat are measured with: questions about posts that are shipped. */
const GOLDEN = /^tests\/fixtures\/(?:queries|golden-[\w-]+)\.json$/;

/** A link to a post, a tag or an author, which go with the posts; not to the lists of them. */
const POST_LINK =
  /\[([^\]]+)\]\(\/blog\/(?!(?:archive|authors|tags|rss\.xml|atom\.xml|feed\.json)[#)])[^)]*\)/g;

export interface FreshPlan {
  readonly changes: readonly Change[];
  /** Paths from the root. */
  readonly removals: readonly string[];
  /** What the new owner should know, one line each. */
  readonly notes: readonly string[];
}

interface Wishes {
  readonly owner: Owner;
  /** As it was given; empty for the accent that is there. */
  readonly accent: string;
  readonly keep: ReadonlySet<FreshPart>;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** `owner` as TypeScript: every string of JSON is one of it. */
function ownerText(owner: Owner): string {
  return `import type {Owner} from '../lib/owner';

/** The one place for everything personal, checked at build time: src/lib/owner.ts says what may stand here. */
const owner: Owner = ${JSON.stringify(owner)};

export default owner;
`;
}

/** src/css/accent.css for an accent, and what had to be changed of it, in words. */
function accentFile(accent: string, tokensCss: string) {
  const channels = parseColor(accent) ?? [0, 0, 0];
  const chosen = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const notes: string[] = [];
  const rule = (mode: ColorMode, selector: string): string => {
    const tokens = colorTokens(tokensCss, mode);
    const colors = accentColors(chosen, mode, tokens);
    const contrasts = ['ground', 'surface-1', 'surface-2'].map((ground) =>
      contrast(colors.accent, tokens.get(ground) ?? ''),
    );
    const change = colors.accent === chosen ? '' : ` (${chosen} cannot be read there)`;
    const least = Math.min(...contrasts).toFixed(1);
    notes.push(`Accent in ${mode}: ${colors.accent}, contrast ${least}${change}`);
    const lines = Object.entries(colors).map(([name, color]) => `  --site-${name}: ${color};`);
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  const text = `/* The accent, which belongs to the site and not to the application. Written by: npm run author -- fresh */
${rule('dark', ":root,\n[data-theme='dark']")}
${rule('light', "[data-theme='light']")}`;
  return {text, notes};
}

/** The key of the author who writes: of the posts that are kept, else made from the name. */
function authorKey(root: string, name: string, keepsPosts: boolean): string {
  const known: unknown = keepsPosts && parse(readIfThere(root, 'blog/authors.yml') ?? '');
  const [first] = Object.keys(known || {});
  return first ?? (slugify(name) || 'author');
}

/** Everything that `fresh` would do, before any of it is done. */
export async function planFresh(
  root: string,
  {owner, accent, keep, day}: Wishes,
): Promise<FreshPlan> {
  const {name, siteTitle, tagline, description, url, baseUrl} = owner;
  const person = {name, siteTitle, tagline};
  const goes = (part: FreshPart) => !keep.has(part);
  const author = authorKey(root, name, keep.has('posts'));
  const notes: string[] = [];
  const removals: string[] = [];
  const files: Record<string, string> = {
    'src/data/owner.ts': ownerText(owner),
    'blog/authors.yml': authorsFile(author, person),
    'src/pages/about-this-site.mdx': aboutPage(person),
    'blog/words.txt': wordsFile([name, siteTitle, tagline, description]),
    '.github/README.md': frontPage(person, `${url}${baseUrl}`),
  };
  /** Empties lists; one that is not there is one that the site has no place for. */
  const empty = (lists: Readonly<Record<string, string>>) => {
    const there = Object.entries(lists).filter(([file]) => existsSync(path.join(root, file)));
    Object.assign(files, Object.fromEntries(there));
  };

  if (goes('posts')) {
    const blog = freshBlog(author, day);
    Object.assign(files, blog);
    empty(NO_QUESTIONS);
    filesBelow(root, 'tests/fixtures', GOLDEN).forEach((file) => (files[file] = '[]\n'));
    const old = filesBelow(root, 'blog').filter((file) => !STAYS.includes(path.basename(file)));
    removals.push(...old.filter((file) => !(file in blog)));
  }
  for (const section of SECTION_NAMES) {
    if (goes(section)) {
      const {pages, lists} = emptySection(section);
      Object.assign(files, pages);
      empty(lists);
      const isList = new RegExp(`^src/data/${section}[A-Z]\\w*\\.ts$`);
      for (const file of filesBelow(root, 'src/data', isList).filter((one) => !(one in lists))) {
        const text = emptyOwnList(readIfThere(root, file) ?? '');
        if (text === undefined) {
          notes.push(`${file} stays as it is, and its page goes: empty or delete it by hand.`);
        } else {
          files[file] = text;
        }
      }
      removals.push(...filesBelow(root, section).filter((file) => !(file in pages)));
    } else if (goes('posts')) {
      for (const file of filesBelow(root, section, /\.mdx?$/)) {
        const text = readFileSync(path.join(root, file), 'utf8');
        files[file] = text.replace(POST_LINK, '$1');
        if (files[file] !== text) {
          notes.push(`${file} is kept; its links to posts, which go, become their words.`);
        }
      }
    }
  }
  if (goes('beliefs')) {
    empty(NO_BELIEFS);
  }
  const tokensCss = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  if (accent) {
    const {text, notes: changes} = accentFile(accent, tokensCss);
    files['src/css/accent.css'] = text;
    notes.push(...changes);
  }
  if (goes('marks')) {
    const accentCss = files['src/css/accent.css'] ?? readIfThere(root, 'src/css/accent.css');
    const color = (mode: ColorMode, token: string) =>
      colorTokens(`${tokensCss}\n${accentCss}`, mode).get(token) ?? '';
    const colors = {dark: color('dark', 'accent'), light: color('light', 'accent')};
    Object.assign(files, drawMarks(siteTitle, {...colors, ground: color('dark', 'ground')}));
  }

  const changes = await Promise.all(
    Object.entries(files).map(async ([file, text]): Promise<Change> => {
      const isFormatted = /\.(?:ts|yml|css)$|README\.md$/.test(file);
      const after = isFormatted ? await formatText(path.join(root, file), text) : text;
      return {file, before: readIfThere(root, file), after};
    }),
  );
  return {changes: changes.filter(({before, after}) => before !== after), removals, notes};
}
