import {copyFileSync, existsSync, mkdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {parse} from 'yaml';
import {parsePostFile} from '../../lib/postFile';
import {readOwner} from '../../config/readOwner';
import {checkPosts} from '../../plugins/post-schema/checkPosts';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {siteArgument} from './arguments';
import {applyChanges} from './changes';
import type {AuthorContext} from './context';
import type {PlanSettings} from './import/placePosts';
import type {ImportPlan} from './import/planImport';
import {REPORT_FILE, settle, writeReport} from './import/report';

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

async function run(context: AuthorContext, name: string, options: Options): Promise<void> {
  const {root, now, environment, isStrict, markdown, print, warn} = context;
  // Loaded here, because the other commands do not need the parsers.
  const {readExport} = await import('./import/readExport');
  const {planImport} = await import('./import/planImport');
  const {readSiteMap} = await import('./check/siteMap');
  const folder = sourceFolder(root, name);
  const exported = readExport(folder);
  if (exported.posts.length + exported.refused.size === 0) {
    throw new CommandError(`${name} has no posts; there is nothing to import.`);
  }
  const content = readContent(root);
  const {posts: here, problems} = content;
  if (problems.length > 0) {
    throw new CommandError(
      ['The lists of the blog cannot be read; fix them first.', ...problems].join('\n'),
    );
  }
  const refused = new Map(exported.refused);
  const owner = {...readOwner(environment), markdown};
  const settings = {
    ...{exported, folder, root, here, oldSite: options.oldSite, markdown, now},
    pages: [...readSiteMap(root, content, owner, now).addresses.keys()].map(
      (address) => `/${address.slice(owner.baseUrl.length)}`,
    ),
    baseUrl: owner.baseUrl,
  };
  const plan = planWhole(planImport, settings, refused);
  const settled = settle(root, folder, plan);
  const report = writeReport({exported, plan, settled, refused});
  if (options.dryRun) {
    report.full.forEach(print);
    warn('Nothing was written: this was a dry run.');
  } else {
    for (const [to, from] of settled.copies) {
      mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      copyFileSync(path.join(folder, from), path.join(root, to));
    }
    const file = {file: REPORT_FILE, before: undefined, after: report.full.join('\n')};
    applyChanges(context, [...settled.changes, file]);
    report.short.forEach(print);
    print(`The full report is in ${REPORT_FILE}.`);
  }
  if (isStrict && settled.changes.length > 0) {
    warn(
      'src/data/owner.ts sets strictPosts, whose rules imported posts rarely follow: delete that line, or fix what npm run author -- check lists.',
    );
  }
  if (refused.size > 0) {
    throw new CommandError(report.summary);
  }
  if (!options.dryRun) {
    print(report.summary);
  }
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
