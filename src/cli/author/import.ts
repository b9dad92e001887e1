import {copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {parse} from 'yaml';
import {parsePostFile} from '../../lib/postFile';
import {checkPosts} from '../../plugins/post-schema/checkPosts';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {siteArgument} from './arguments';
import {applyChanges} from './changes';
import type {Change} from './changes';
import type {AuthorContext} from './context';
import type {PlanSettings} from './import/placePosts';
import type {ImportPlan} from './import/planImport';

interface Options {
  readonly dryRun?: true;
  readonly oldSite?: URL;
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

/** What the build would refuse of posts that are not written yet, each line with its file. */
function problemsOf(root: string, {posts, copies, lists}: ImportPlan): readonly string[] {
  const keys = (name: 'tags' | 'authors') =>
    Object.keys((parse(lists[`blog/${name}.yml`]) ?? {}) as object);
  const planned = new Map(posts.map(({file, text}) => [file, parsePostFile(file, text)]));
  const others = readContent(root).posts.filter(({file}) => !planned.has(file));
  const {errors} = checkPosts([...others, ...planned.values()], {
    tags: keys('tags'),
    authors: keys('authors'),
    series: [],
    exists: (file) => copies.has(file) || existsSync(path.join(root, file)),
  });
  return errors;
}

/**
 * Plans the import without the posts that the build would refuse, so that no link, redirect or tag
 * comes from or leads to one of them.
 *
 * @param refused why a file cannot be read, by its path; takes the same of posts
 */
function planWhole(
  planImport: (settings: PlanSettings) => ImportPlan,
  settings: PlanSettings,
  refused: Map<string, string>,
): ImportPlan {
  const {posts, files} = settings.exported;
  const exported = {
    ...settings.exported,
    posts: posts.filter(({source}) => !refused.has(source)),
    files: files.filter((file) => !refused.has(file)),
  };
  const plan = planImport({...settings, exported});
  const problems = problemsOf(settings.root, plan);
  const before = refused.size;
  for (const {source, file} of plan.posts) {
    const own = problems.filter((line) => line.startsWith(`${file}:`));
    if (own.length > 0 && !existsSync(path.join(settings.root, file))) {
      const why = own.map((line) => line.replace(/^.*?:\d+: /, '')).join('; ');
      refused.set(source, `the build would fail on it: ${why}`);
    }
  }
  return refused.size === before ? plan : planWhole(planImport, settings, refused);
}

/** What is to be written, and what is told of it, file by file. */
function settle(root: string, folder: string, plan: ImportPlan) {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : undefined;
  const left = (is: string) => `${is} already exists with other content, and was left unchanged`;
  const lines: string[] = [];
  const changes: Change[] = [];
  const counts = {drafts: 0, there: 0, warnings: 0};
  for (const {source, file, text, isDraft, appears, changes: made, notes} of plan.posts) {
    const before = read(file)?.toString();
    const state = isDraft ? ' (draft)' : appears ? ` (appears on ${appears})` : '';
    if (before !== undefined) {
      counts.there += 1;
      lines.push(`${source}: ${before === text ? `${file} already exists` : left(file)}`);
    } else {
      counts.drafts += isDraft ? 1 : 0;
      counts.warnings += notes.length;
      changes.push({file, before, after: text});
      lines.push(
        `${source} -> ${file}${state}`,
        ...made.map((change) => `  ${change}`),
        ...notes.map((note) => `  warning: ${note}`),
      );
    }
  }
  const copies = [...plan.copies].filter(([to, from]) => {
    const before = read(to);
    if (before && !before.equals(readFileSync(path.join(folder, from)))) {
      counts.warnings += 1;
      lines.push(`${from}: ${left(to)}`);
    }
    return before === undefined;
  });
  const posts = changes.length;
  for (const [file, after] of Object.entries(plan.lists)) {
    const before = read(file)?.toString();
    changes.push(...(after === (before ?? '') ? [] : [{file, before, after}]));
  }
  return {lines, changes, copies, posts, counts};
}

async function run(context: AuthorContext, name: string, options: Options): Promise<void> {
  const {root, now, isStrict, markdown, print, warn} = context;
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
  const refused = new Map(exported.refused);
  const settings = {exported, folder, root, here, oldSite: options.oldSite, markdown, now};
  const plan = planWhole(planImport, settings, refused);
  const {lines, changes, copies, posts, counts} = settle(root, folder, plan);
  lines.forEach(print);
  refused.forEach((why, source) => print(`${source}: not imported: ${why}`));
  if (exported.others.length > 0) {
    warn(`Skipped, because they are not posts: ${exported.others.join(', ')}`);
  }
  if (!options.dryRun) {
    for (const [to, from] of copies) {
      mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      copyFileSync(path.join(folder, from), path.join(root, to));
    }
    applyChanges(context, changes);
  } else {
    warn('Nothing was written: this was a dry run.');
  }
  if (isStrict && changes.length > 0) {
    warn(
      'src/data/owner.ts asks for this site’s own style (strictPosts), which imported posts seldom have: npm run author -- check lists what to fix, or delete that line.',
    );
  }
  const {drafts, warnings, there} = counts;
  const {tags, authors, redirects} = plan.added;
  const summary = [
    `${posts} post(s) imported, ${posts - drafts} published and ${drafts} as draft(s)`,
    `${copies.length} file(s) copied`,
    `${tags} tag(s), ${authors} author(s) and ${redirects} redirect(s) added`,
    `${warnings} warning(s)`,
    `${there} there already`,
    `${refused.size} refused.`,
  ].join('; ');
  if (refused.size > 0) {
    throw new CommandError(summary);
  }
  print(summary);
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
      siteArgument,
    )
    .addHelpText('after', '\nNothing is overwritten, and a second run changes nothing.')
    .action((name: string, options: Options) => run(context, name, options));
}
