import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse} from 'yaml';

/** What is counted of all posts of a blog. */
export type PostCounts = Readonly<Record<string, number>>;

interface Post {
  readonly file: string;
  readonly tags: readonly string[];
  readonly body: string;
  /** The body without code and tables. */
  readonly prose: string;
  readonly words: number;
}

/** Words of a text as its reader counts them: no code, no tags, no marks. */
export function countWords(body: string): number {
  const prose = body
    .replace(/^(`{3,}|~{3,}).*?^\1[ \t]*$/gms, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/\]\([^)]*\)/g, ']');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

const HEAD = /^---\n(.*?)\n---\n/s;
const GUIDE = /-guide\.mdx?$/;

function readPost(folder: string, file: string): Post {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [head = '', fields = ''] = HEAD.exec(text) ?? [];
  const body = text.slice(head.length);
  const prose = body.replace(/^(`{3,}).*?^\1[ \t]*$/gms, '').replace(/^\|.*$/gm, '');
  const {tags = []} = parse(fields) as {readonly tags?: readonly string[]};
  return {file, tags, body, prose, words: countWords(prose)};
}

const day = (file: string) => file.slice(0, 10);

/** Slugs of posts that have taken the place of others. */
function replacements(folder: string): Set<string> {
  const file = path.join(folder, 'redirects.yml');
  const redirects = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as {to: string}[]) : [];
  return new Set(redirects.map(({to}) => to.replace('/blog/', '')));
}

/** Files of later posts that a text links to, but for those that took the place of earlier ones. */
function linksAhead({file, body}: Post, replaced: ReadonlySet<string>): string[] {
  const links = [...body.matchAll(/\]\(\.\/(\d{4}-[^)#]+\.mdx?)/g)].map(([, to = '']) => to);
  return [...new Set(links)].filter(
    (to) => day(to) > day(file) && !replaced.has(to.slice(11).replace(/\.mdx?$/, '')),
  );
}

/**
 * Counts lengths, kinds, evidence, links and turns of phrase.
 *
 * @param folder of the posts
 */
export function countPosts(folder: string): PostCounts {
  const posts = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.mdx?$/.test(name))
    .map((file) => readPost(folder, file));
  const replaced = replacements(folder);
  const words = posts.map((post) => post.words).sort((a, b) => a - b);
  const found = (pattern: RegExp, of: (post: Post) => string = ({prose}) => prose) =>
    posts.reduce((sum, post) => sum + (of(post).match(pattern)?.length ?? 0), 0);
  const having = (pattern: RegExp) => posts.filter(({prose}) => pattern.test(prose)).length;
  const whole = ({body}: Post) => body;
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({tags}) => tags)) {
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return {
    posts: posts.length,
    'words in all': words.reduce((sum, count) => sum + count, 0),
    'shortest, words': words[0] ?? 0,
    'median, words': words[words.length >> 1] ?? 0,
    'longest, words': words.at(-1) ?? 0,
    'notes, under 450 words': words.filter((count) => count < 450).length,
    'of 2,000 words or more': words.filter((count) => count >= 2000).length,
    'guides of 4,000 words or more': posts.filter(
      (post) => GUIDE.test(post.file) && post.words >= 4000,
    ).length,
    'posts with their own data and script': posts.filter(({body}) =>
      /\]\(\.\/data\/[\w-]+\/make\.mjs\)/.test(body),
    ).length,
    plots: found(/^```plot /gm, whole),
    'posts with a plot': posts.filter(({body}) => /^```plot /m.test(body)).length,
    '"I would"': found(/\bI\s+would\b/g),
    'posts with "I would"': having(/\bI\s+would\b/),
    '"is none", "is no" without "there"': found(
      /(?<!\b[Tt]here\s+)\bis\s+(?:none|no)\b(?!\s+(?:longer|more|less)\b)/g,
    ),
    '"read next"': found(/\bread\s+next\b/gi),
    'posts that suppose': having(/\bsuppose\b|\bhypothetical\b/i),
    'links to later posts': posts.reduce((sum, post) => sum + linksAhead(post, replaced).length, 0),
    'links to other sites': found(/\]\(https?:/g, whole),
    'of these to Wikipedia': found(/\]\(https?:\/\/\w+\.wikipedia\.org/g, whole),
    tags: uses.size,
    'tags used once': [...uses.values()].filter((count) => count === 1).length,
  };
}

// `node --import jiti/register tests/content/countPosts.ts [folder]` prints the counts.
const [, script = '', folder = 'blog'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  console.table(countPosts(folder));
}
