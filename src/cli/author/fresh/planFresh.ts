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
import {filesBelow} from '../files';
import {emptyLists, sectionPages} from './emptyShelves';
import {aboutPage, authorsFile, freshBlog, frontPage, wordsFile} from './freshContent';
import {drawMarks} from './mark';

/** Parts that `--keep` leaves as they are. */
export const PARTS = ['posts', 'books', 'media', 'resume', 'beliefs', 'marks'] as const;
export type FreshPart = (typeof PARTS)[number];

/** What a part is, in words, for whoever decides about it. */
export const PART_NAMES: Readonly<Record<FreshPart, string>> = {
  posts: 'posts, with their tags, series, questions and years',
  books: 'books',
  media: 'media',
  resume: 'resume',
  beliefs: 'beliefs of the home page',
  marks: 'favicon and logos',
};

/** Files beside the posts that are not written anew, but belong to a site's owner. */
const STAYS = ['authors.yml', 'links.config.mjs', 'words.txt'];

/** What the search and the chat are measured with: questions about posts that are shipped. */
const GOLDEN = [
  'queries',
  'golden-queries',
  'golden-queries-held',
  'golden-questions',
  'golden-questions-held',
].map((name) => `tests/fixtures/${name}.json`);

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

/** \`owner\` as TypeScript: every string of JSON is one of it. */
function ownerText(owner: Owner): string {
  return `import type {Owner} from '../lib/owner';

/** The one place for everything personal, checked at build time: src/lib/owner.ts says what may stand here. */
const owner: Owner = ${JSON.stringify(owner)};

export default owner;
`;
}

/** The accent's two rules for src/css/accent.css, and what had to be changed of it, in words. */
function accentRules(accent: string, tokensCss: string) {
  const channels = parseColor(accent) ?? [0, 0, 0];
  const chosen = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const notes: string[] = [];
  const rule = (mode: ColorMode, selector: string): string => {
    const tokens = colorTokens(tokensCss, mode);
    const colors = accentColors(chosen, mode, tokens);
    const least = Math.min(
      ...['ground', 'surface-1', 'surface-2'].map((ground) =>
        contrast(colors.accent, tokens.get(ground) ?? ''),
      ),
    );
    const change = colors.accent === chosen ? '' : ` (${chosen} cannot be read there)`;
    notes.push(`Accent in ${mode}: ${colors.accent}, contrast ${least.toFixed(1)}${change}`);
    const lines = Object.entries(colors).map(([name, color]) => `  --site-${name}: ${color};`);
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  const text = [
    '/* The accent, which belongs to the site and not to the application. Written by: npm run author -- fresh */',
    rule('dark', ":root,\n[data-theme='dark']"),
    rule('light', "[data-theme='light']"),
  ];
  return {text: `${text[0]}\n${text[1]}\n${text[2]}`, notes};
}

/** The key of the author who writes: of the posts that are kept, else made from the name. */
function authorKey(root: string, name: string, keepsPosts: boolean): string {
  const file = path.join(root, 'blog/authors.yml');
  const known: unknown = keepsPosts && existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const [first] = Object.keys(known ?? {});
  return first ?? (slugify(name) || 'author');
}

/** A link to a post, a tag or an author, which go with the posts; not to the lists of them. */
const POST_LINK =
  /\[([^\]]+)\]\(\/blog\/(?!(?:archive|authors|tags|rss\.xml|atom\.xml|feed\.json)[#)])[^)]*\)/g;

/** Everything that \`fresh\` would do, before any of it is done. */
export async function planFresh(
  root: string,
  {owner, accent, keep, day}: Wishes,
): Promise<FreshPlan> {
  const {name, siteTitle, tagline, description, url, baseUrl} = owner;
  const person = {name, siteTitle, tagline};
  const goes = (part: FreshPart) => !keep.has(part);
  const author = authorKey(root, name, keep.has('posts'));
  const notes: string[] = [];
  // A list that is not there is one that the site has no place for.
  const lists = (part: FreshPart) =>
    Object.fromEntries(
      Object.entries(emptyLists(part)).filter(([file]) => existsSync(path.join(root, file))),
    );
  const files: Record<string, string> = {
    'src/data/owner.ts': ownerText(owner),
    'blog/authors.yml': authorsFile(author, person),
    'src/pages/about-this-site.mdx': aboutPage(person),
    'blog/words.txt': wordsFile([name, siteTitle, tagline, description]),
    '.github/README.md': frontPage(person, `${url}${baseUrl}`),
  };
  const removals: string[] = [];

  if (goes('posts')) {
    const blog = freshBlog(author, day);
    const golden = GOLDEN.filter((file) => existsSync(path.join(root, file)));
    const empty = Object.fromEntries(golden.map((file) => [file, '[]\n']));
    Object.assign(files, blog, lists('posts'), empty);
    removals.push(
      ...filesBelow(root, 'blog').filter(
        (file) => !(file in blog) && !STAYS.includes(path.basename(file)),
      ),
    );
  }
  for (const section of ['books', 'media', 'resume'] as const) {
    if (goes(section)) {
      const pages = sectionPages(section);
      Object.assign(files, pages, lists(section));
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
    Object.assign(files, lists('beliefs'));
  }
  const accentFile = path.join(root, 'src/css/accent.css');
  const tokensCss = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  let accentText = readFileSync(accentFile, 'utf8');
  if (accent) {
    const rules = accentRules(accent, tokensCss);
    notes.push(...rules.notes);
    accentText = rules.text;
    files['src/css/accent.css'] = accentText;
  }
  if (goes('marks')) {
    const color = (mode: ColorMode, token: string) =>
      colorTokens(`${tokensCss}\n${accentText}`, mode).get(token) ?? '';
    const colors = {dark: color('dark', 'accent'), light: color('light', 'accent')};
    Object.assign(files, drawMarks(siteTitle, {...colors, ground: color('dark', 'ground')}));
  }

  const parsers = {'.ts': 'typescript', '.yml': 'yaml', '.css': 'css'} as const;
  const changes = await Promise.all(
    Object.entries(files).map(async ([file, text]): Promise<Change> => {
      const target = path.join(root, file);
      const parser =
        file === '.github/README.md'
          ? 'markdown'
          : parsers[path.extname(file) as keyof typeof parsers];
      return {
        file,
        before: existsSync(target) ? readFileSync(target, 'utf8') : undefined,
        after: parser ? await formatText(target, text, parser) : text,
      };
    }),
  );
  return {changes: changes.filter(({before, after}) => before !== after), removals, notes};
}
