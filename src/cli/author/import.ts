import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {Command, InvalidArgumentError} from 'commander';
import {readContent} from '../../plugins/post-schema/readContent';
import {AuthorError} from './AuthorError';
import type {AuthorContext} from './context';
import type {KnownTag} from './import/mapTags';
import type {ImportPlan, PlanSettings} from './import/planImport';
import type {ReadPost} from './import/readPost';
import type {ScannedFolder} from './import/scanFolder';

interface Options {
  readonly dryRun?: true;
  readonly oldSite?: URL;
}

function siteAddress(value: string): URL {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('It must be an address such as https://old.example.');
  }
  return new URL(value);
}

function sourceFolder(root: string, name: string): string {
  const folder = path.resolve(root, name);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new AuthorError(`${name} is no folder; name the one that holds the exported posts.`, 2);
  }
  const real = realpathSync(folder);
  const blog = realpathSync(path.join(root, 'blog'));
  if (
    `${blog}${path.sep}`.startsWith(`${real}${path.sep}`) ||
    real.startsWith(`${blog}${path.sep}`)
  ) {
    throw new AuthorError(
      `${name} holds this blog, or is a part of it; export to another place.`,
      2,
    );
  }
  return real;
}

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

function knownTags(tags: unknown): KnownTag[] {
  return Object.entries((tags ?? {}) as Record<string, {label?: unknown} | null>).map(
    ([key, tag]) => ({key, label: String(tag?.label ?? key)}),
  );
}

interface Reading {
  readonly read: ReadPost[];
  readonly refused: Map<string, string>;
}

async function readAll({root, posts}: ScannedFolder, known: readonly KnownTag[]): Promise<Reading> {
  const {readPost} = await import('./import/readPost');
  const read: ReadPost[] = [];
  const refused = new Map<string, string>();
  for (const source of posts) {
    const file = path.join(root, source);
    const bytes = readFileSync(file);
    const post = readPost({source, bytes, changed: statSync(file).mtimeMs}, known);
    if (typeof post === 'string') {
      refused.set(source, post);
    } else {
      read.push(post);
    }
  }
  return {read, refused};
}

/** Plans with the pictures that can be shown, which only those that are wanted are asked for. */
async function planWithPictures(
  root: string,
  folder: string,
  settings: Omit<PlanSettings, 'badPicture'>,
): Promise<ImportPlan> {
  const {planImport} = await import('./import/planImport');
  const {checkPicture} = await import('./import/checkPicture');
  const {isSameFile} = await import('./import/writeImport');
  const checked = new Map<string, string | undefined>();
  for (;;) {
    const plan = planImport({...settings, badPicture: (source) => checked.get(source)});
    const fresh = plan.pictures.filter(({source}) => !checked.has(source));
    for (const {source, target} of fresh) {
      const from = path.join(folder, source);
      const to = path.join(root, target);
      const isTaken = existsSync(to) && !isSameFile(from, to);
      checked.set(source, isTaken ? `would replace ${target}` : await checkPicture(from));
    }
    if (fresh.every(({source}) => checked.get(source) === undefined)) {
      return plan;
    }
  }
}

async function run(context: AuthorContext, name: string, options: Options): Promise<void> {
  const {root, now, print} = context;
  // Loaded here, because the other commands do not need the parsers.
  const {scanFolder} = await import('./import/scanFolder');
  const {importReport} = await import('./import/importReport');
  const {writeImport} = await import('./import/writeImport');
  const folder = sourceFolder(root, name);
  const scanned = scanFolder(folder);
  if (scanned.posts.length === 0) {
    throw new AuthorError(`${name} holds no Markdown; nothing to import.`);
  }
  const content = readContent(root);
  const {tags, authors, series} = content.lists;
  const [author] = keysOf(authors);
  if (author === undefined || content.problems.length > 0) {
    throw new AuthorError(
      ['The lists of the blog cannot be read; mend them first.', ...content.problems].join('\n'),
    );
  }
  const {read, refused} = await readAll(scanned, knownTags(tags));
  const plan = await planWithPictures(root, folder, {
    read,
    content,
    files: scanned.files,
    known: {tags: keysOf(tags), authors: keysOf(authors), series: keysOf(series)},
    author,
    oldSite: options.oldSite,
    now,
    exists: (file) => existsSync(path.join(root, file)),
  });
  const whole = {...plan, refused: new Map([...refused, ...plan.refused])};
  if (!options.dryRun) {
    writeImport(context, folder, whole);
  }
  const {lines, summary, isWhole} = importReport(scanned, whole, options.dryRun === true);
  for (const line of lines) {
    print(line);
  }
  if (!isWhole) {
    throw new AuthorError(summary);
  }
  print(summary);
}

/** `author import`: posts of another blog, as Markdown, into this one. */
export function importCommand(context: AuthorContext): Command {
  return new Command('import')
    .description('Bring in a folder of Markdown from Jekyll, Hugo, WordPress, Ghost, Medium ….')
    .argument('<folder>', 'the exported posts and their pictures; it is only read')
    .option('--dry-run', 'tell what would come over and write nothing')
    .option(
      '--old-site <address>',
      'where the posts stood: links there become links here',
      siteAddress,
    )
    .addHelpText(
      'after',
      '\nA post that lacks a description or three known tags comes as a draft. Nothing is overwritten.',
    )
    .action((name: string, options: Options) => run(context, name, options));
}
