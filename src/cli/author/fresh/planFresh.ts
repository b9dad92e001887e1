import slugify from '@sindresorhus/slugify';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {accentColors} from './accentColors';
import {colorTokens, formatColor, parseColor} from '../../../lib/colors';
import type {ColorMode} from '../../../lib/colors';
import type {Owner} from '../../../lib/owner';
import type {Change} from 'docusaurus-blog-import/files';
import {formatText} from '../format';
import {filesBelow, readIfExists} from '../files';
import {
  aboutPage,
  authorsFile,
  emptyList,
  freshBlog,
  templateFiles,
  wordsFile,
} from './freshContent';
import {drawMarks} from './mark';

/** Content areas that `--keep` leaves unchanged, with their names in the output. */
export const CONTENT_AREAS = {
  posts: 'posts, with their tags, series and questions',
  books: 'books',
  media: 'media',
  resume: 'resume',
  beliefs: 'beliefs on the home page',
  marks: 'favicon and logos',
};
export type ContentArea = keyof typeof CONTENT_AREAS;

const SECTIONS = ['books', 'media', 'resume'] as const;

/** Matches the files of test questions for search and chat, which are about the shipped posts. */
const TEST_QUESTIONS = /^tests\/fixtures\/(?:queries|golden-[\w-]+)\.json$/;

/** Matches a Markdown link to a post, tag or author, but not to the archive, a list or a feed. */
const POST_LINK =
  /\[([^\]]+)\]\(\/blog\/(?!(?:archive|authors|tags|rss\.xml|atom\.xml|feed\.json)[#)])[^)]*\)/g;

export interface FreshPlan {
  readonly changes: readonly Change[];
  /** Paths relative to the root. */
  readonly removals: readonly string[];
  /** Remarks for the new owner, one line each. */
  readonly notes: readonly string[];
}

interface FreshOptions {
  readonly owner: Owner;
  /** Accent color as the user wrote it; empty to keep the current one. */
  readonly accent: string;
  readonly keep: ReadonlySet<ContentArea>;
  /** Date of the first post, YYYY-MM-DD. */
  readonly day: string;
}

/** Returns the text of the owner file. JSON is valid TypeScript. */
function ownerText(owner: Owner): string {
  return `import type {Owner} from '../lib/owner';

/** Everything personal, checked when the site is built; src/data/schemas/owner.ts explains each field. */
const owner: Owner = ${JSON.stringify(owner)};

export default owner;
`;
}

/** Returns the text of src/css/accent.css, and a note for each color mode whose accent was adjusted for contrast. */
function accentFile(accent: string, tokensCss: string) {
  const chosen = formatColor(parseColor(accent) ?? [0, 0, 0]);
  const notes: string[] = [];
  const rule = (mode: ColorMode, selector: string): string => {
    const colors = accentColors(chosen, mode, colorTokens(tokensCss, mode));
    if (colors.accent !== chosen) {
      notes.push(
        `Accent in ${mode} mode: ${colors.accent}, because ${chosen} would be hard to read`,
      );
    }
    const lines = Object.entries(colors).map(([name, color]) => `  --site-${name}: ${color};`);
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  const text = `/* Accent color of this site, written by: npm run author -- fresh */
${rule('dark', ":root,\n[data-theme='dark']")}
${rule('light', "[data-theme='light']")}`;
  return {text, notes};
}

/** Returns all changes that `author fresh` makes. */
export async function planFresh(
  root: string,
  {owner, accent, keep, day}: FreshOptions,
): Promise<FreshPlan> {
  const {name, siteTitle, tagline, url, baseUrl} = owner;
  const person = {name, siteTitle, tagline};
  const isReplaced = (area: ContentArea) => !keep.has(area);
  // Keeps the key of the first author, because kept posts refer to it.
  const keptAuthors = keep.has('posts') ? parse(readIfExists(root, 'blog/authors.yml') ?? '') : {};
  const [author = slugify(name) || 'author'] = Object.keys(keptAuthors ?? {});
  const notes: string[] = [];
  // The new page `/about-this-site` does not answer the questions in the file for the shipped one.
  const removals = filesBelow(root, 'src/pages/answers', /\/about-this-site\.yml$/);
  const files: Record<string, string> = {
    'src/data/owner.ts': ownerText(owner),
    'blog/authors.yml': authorsFile(author, person),
    'blog/words.txt': wordsFile(name),
    ...aboutPage(person),
    ...templateFiles('.github', {siteTitle, tagline, address: `${url}${baseUrl}`}),
  };
  /** Empties the lists in `src/data` whose paths match. */
  const emptyLists = (pattern: RegExp) => {
    for (const file of filesBelow(root, 'src/data', pattern)) {
      const text = emptyList(readIfExists(root, file) ?? '');
      if (text === undefined) {
        notes.push(`${file} stays unchanged, because its list was not found. Empty it yourself.`);
      } else {
        files[file] = text;
      }
    }
  };

  if (isReplaced('posts')) {
    Object.assign(files, freshBlog(author, day));
    emptyLists(/^src\/data\/questions\.ts$/);
    filesBelow(root, 'tests/fixtures', TEST_QUESTIONS).forEach((file) => (files[file] = '[]\n'));
    removals.push(...filesBelow(root, 'blog').filter((file) => !(file in files)));
  }
  for (const section of SECTIONS) {
    if (isReplaced(section)) {
      // The template's only file in src/data is the list of book topics.
      const data = section === 'books' ? templateFiles('src/data') : {};
      Object.assign(files, templateFiles(section), data);
      emptyLists(new RegExp(`^src/data/${section}[A-Z]\\w*\\.ts$`));
      removals.push(...filesBelow(root, section).filter((file) => !(file in files)));
    } else if (isReplaced('posts')) {
      for (const file of filesBelow(root, section, /\.mdx?$/)) {
        const text = readFileSync(path.join(root, file), 'utf8');
        files[file] = text.replace(POST_LINK, '$1');
        if (files[file] !== text) {
          notes.push(
            `${file} is kept; its links to posts become plain text, because the posts are removed.`,
          );
        }
      }
    }
  }
  if (isReplaced('beliefs')) {
    emptyLists(/^src\/data\/beliefs\.ts$/);
  }
  const tokensCss = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  if (accent) {
    const {text, notes: accentNotes} = accentFile(accent, tokensCss);
    files['src/css/accent.css'] = text;
    notes.push(...accentNotes);
  }
  if (isReplaced('marks')) {
    removals.push(...filesBelow(root, 'static', /^static\/favicon\.ico$/));
    const accentCss = files['src/css/accent.css'] ?? readIfExists(root, 'src/css/accent.css');
    const color = (mode: ColorMode, token: string) =>
      colorTokens(`${tokensCss}\n${accentCss}`, mode).get(token) ?? '';
    const colors = {dark: color('dark', 'accent'), light: color('light', 'accent')};
    Object.assign(files, drawMarks(siteTitle, {...colors, ground: color('dark', 'ground')}));
  }

  const changes = await Promise.all(
    Object.entries(files).map(async ([file, text]): Promise<Change> => {
      const isFormatted = /\.(?:ts|yml|css)$|README\.md$/.test(file);
      const after = isFormatted ? await formatText(path.join(root, file), text) : text;
      return {file, before: readIfExists(root, file), after};
    }),
  );
  return {changes: changes.filter(({before, after}) => before !== after), removals, notes};
}
