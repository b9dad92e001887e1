import {copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {Command, InvalidArgumentError} from 'commander';
import {parse} from 'yaml';
import {groupBy} from '../../lib/groupBy';
import {parsePostFile} from '../../lib/postFile';
import {checkPosts} from '../../plugins/post-schema/checkPosts';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {applyChanges} from './changes';
import type {Change} from './changes';
import type {AuthorContext} from './context';
import type {ImportPlan} from './import/planImport';
import type {Export} from './import/readExport';

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
    throw new CommandError(
      `${name} is not a folder; give the folder that holds the exported posts.`,
      2,
    );
  }
  const real = realpathSync(folder);
  const blog = path.join(realpathSync(root), 'blog');
  if (`${blog}/`.startsWith(`${real}/`) || real.startsWith(`${blog}/`)) {
    throw new CommandError(
      `${name} holds this blog, or is part of it; put the export somewhere else.`,
      2,
    );
  }
  return real;
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What the build would refuse of posts that are not written yet, by file. */
function refusals(root: string, {posts, copies, lists}: ImportPlan): Map<string, string[]> {
  const keys = (name: string) =>
    Object.keys((parse(lists[`blog/${name}.yml`] ?? '') ?? {}) as object);
  const planned = posts.map(({file, text}) => parsePostFile(file, text));
  const files = new Set(planned.map(({file}) => file));
  const brought = new Set(copies.values());
  const here = readContent(root).posts.filter(({file}) => !files.has(file));
  const {errors} = checkPosts([...here, ...planned], {
    tags: keys('tags'),
    authors: keys('authors'),
    series: [],
    exists: (file) => brought.has(file) || existsSync(path.join(root, file)),
  });
  return groupBy(errors, (error) => error.slice(0, error.indexOf(': ')));
}

/** Whether a file is here already; what is another then is told, and stays. */
function isHere(root: string, from: string, to: string, content: Buffer, tell: Tell): boolean {
  const file = path.join(root, to);
  if (!existsSync(file)) {
    return false;
  }
  if (!readFileSync(file).equals(content)) {
    tell(`${from}: ${to} already exists with other content, and was left unchanged`);
  }
  return true;
}

type Tell = (line: string) => void;

/** What is written; what becomes of each file is told. */
function settle(root: string, {folder, refused}: Export, plan: ImportPlan, tell: Tell) {
  const problems = refusals(root, plan);
  const isNew = plan.posts.filter(
    ({source, file, text}) => !isHere(root, source, file, Buffer.from(text), tell),
  );
  const written = isNew.filter(({file}) => !problems.has(file));
  for (const {source, file, isDraft, changes, notes} of written) {
    tell(`${source} -> ${file}${isDraft ? ' (draft)' : ''}`);
    changes.forEach((change) => tell(`  ${change}`));
    notes.forEach((note) => tell(`  warning: ${note}`));
  }
  const refusedPosts = isNew.flatMap(({source, file}) => {
    const why = problems.get(file)?.map((error) => error.slice(file.length + 2));
    return why
      ? [`${source}: not imported, because the build would fail on it: ${why.join('; ')}`]
      : [];
  });
  const unread = [...refused].map(([source, why]) => `${source}: not imported: ${why}`);
  [...refusedPosts, ...unread].forEach(tell);
  const copies = [...plan.copies].filter(
    ([from, to]) => !isHere(root, from, to, readFileSync(path.join(folder, from)), tell),
  );
  const drafts = written.filter(({isDraft}) => isDraft).length;
  const {tags, authors, redirects} = plan.added;
  const lists = Object.entries(plan.lists).map(([file, after]): Change => {
    const before = readIfThere(path.join(root, file));
    return {file, before: before || undefined, after};
  });
  const posts = written.map(({file, text}): Change => ({file, before: undefined, after: text}));
  const counts = [
    `${posts.length} post(s) imported, ${posts.length - drafts} published and ${drafts} as draft(s)`,
    `${copies.length} file(s) copied`,
    `${tags} tag(s), ${authors} author(s) and ${redirects} redirect(s) added`,
    `${written.flatMap(({notes}) => notes).length} warning(s)`,
    `${plan.posts.length - isNew.length} there already`,
    `${refusedPosts.length + unread.length} refused`,
  ];
  return {
    posts,
    lists: lists.filter(({before, after}) => (before ?? '') !== after),
    copies,
    summary: `${counts.join('; ')}.`,
    isWhole: refusedPosts.length + unread.length === 0,
  };
}

async function run(context: AuthorContext, name: string, options: Options): Promise<void> {
  const {root, now, isStrict, print, warn} = context;
  // Loaded here, because the other commands do not need the parsers.
  const {readExport} = await import('./import/readExport');
  const {planImport} = await import('./import/planImport');
  const folder = sourceFolder(root, name);
  const exported = readExport(folder);
  if (exported.posts.length + exported.refused.size === 0) {
    throw new CommandError(`${name} has no posts; there is nothing to import.`);
  }
  const {posts: here, problems} = readContent(root);
  if (problems.length > 0) {
    throw new CommandError(
      ['The lists of the blog cannot be read; fix them first.', ...problems].join('\n'),
    );
  }
  const plan = planImport({
    exported,
    here,
    root,
    readHere: (file) => readIfThere(path.join(root, file)),
    oldSite: options.oldSite,
    now,
  });
  const report = settle(root, exported, plan, print);
  if (exported.others.length > 0) {
    warn(`Skipped, because they are not posts: ${exported.others.join(', ')}`);
  }
  if (!options.dryRun) {
    for (const [from, to] of report.copies) {
      mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      copyFileSync(path.join(folder, from), path.join(root, to));
    }
    applyChanges(context, [...report.posts, ...report.lists]);
  } else {
    warn('Nothing was written: this was a dry run.');
  }
  if (isStrict && report.posts.length > 0) {
    warn(
      'src/data/owner.ts asks for this site’s own style (strictPosts), which imported posts seldom have: npm run author -- check lists what to fix, or delete that line.',
    );
  }
  if (!report.isWhole) {
    throw new CommandError(report.summary);
  }
  print(report.summary);
}

/** `author import`: the posts of another blog, with what belongs to them. */
export function importCommand(context: AuthorContext): Command {
  return new Command('import')
    .description(
      'Import a blog from Docusaurus, Astro, Gatsby, Ghost, Hugo, Jekyll, Next or WordPress.',
    )
    .argument('<folder>', 'the old site, its posts, or its export; it is only read')
    .option('--dry-run', 'show what would be imported, and write nothing')
    .option(
      '--old-site <address>',
      'the address of the old site: links to it become links within this one',
      siteAddress,
    )
    .addHelpText('after', '\nNothing is overwritten, and a second run changes nothing.')
    .action((name: string, options: Options) => run(context, name, options));
}
