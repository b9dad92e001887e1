import {copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {readOwner} from '../../../config/readOwner';
import {readContent} from '../../../plugins/post-schema/readContent';
import {CommandError} from '../../lib/CommandError.mjs';
import {applyChanges} from '../changes';
import type {AuthorContext} from '../context';
import {readIfThere} from '../files';
import {formatText} from '../format';
import type {PlanSettings} from './placePosts';
import {readExport} from './readExport';
import {readSiteMap} from '../check/siteMap';
import type {ImportPlan} from './planImport';
import {planImport} from './planImport';
import {addSettings, missingPlugins, settingsOf} from './ownerFile';
import type {Settled} from './report';
import {REPORT_FILE, settle, writeReport} from './report';
import {stagedProblems} from './stagedProblems';

const OWNER_FILE = 'src/data/owner.ts';
/** Line between the reports of several imports, the newest first. */
const RULE = '-'.repeat(72);

/** Options of `author import`. */
export interface ImportOptions {
  readonly dryRun?: true;
  /** The first is where links to other pages lead; the others are earlier addresses of the blog. */
  readonly oldSite?: readonly URL[];
  readonly pages?: true;
  readonly blog?: string;
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
  return siteBelow(real) ?? real;
}

/** The one folder of a repository that holds a Docusaurus site, as `website/` often does. */
function siteBelow(folder: string): string | undefined {
  const hasConfig = (each: string) =>
    readdirSync(each).some((name) => /^docusaurus\.config\.\w+$/.test(name));
  if (hasConfig(folder)) {
    return undefined;
  }
  const below = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({name}) => path.join(folder, name))
    .filter(hasConfig);
  return below.length === 1 ? below[0] : undefined;
}

/** A plan, and what it writes. */
interface Accepted {
  readonly plan: ImportPlan;
  readonly settled: Settled;
}

/**
 * Plans the import without the posts that the build would refuse, so that no link, redirect or tag
 * comes from or leads to one of them. A post that fails as MDX is tried as CommonMark first.
 *
 * @param refused why a file cannot be read, by its path; takes the same of posts
 */
async function planAccepted(
  context: AuthorContext,
  settings: PlanSettings,
  refused: Map<string, string>,
  plain: Set<string> = new Set(),
): Promise<Accepted> {
  const {root, folder} = settings;
  const {posts, files} = settings.exported;
  const exported = {
    ...settings.exported,
    posts: posts.filter(({source}) => !refused.has(source)),
    files: files.filter((file) => !refused.has(file)),
  };
  const plan = planImport({...settings, exported, plain});
  const settled = settle(root, folder, plan);
  const problems = await stagedProblems(context, folder, settled.changes, settled.copies);
  const before = refused.size + plain.size;
  for (const {source, file} of plan.posts) {
    const own = problems.get(file) ?? [];
    if (own.length > 0 && !plain.has(source)) {
      plain.add(source);
    } else if (own.length > 0) {
      const why = own.map((line) => line.replace(/^.*?:\d+: /, '')).join('; ');
      refused.set(source, `the build would fail on it: ${why}`);
    }
  }
  return refused.size + plain.size === before
    ? {plan, settled}
    : planAccepted(context, settings, refused, plain);
}

/**
 * Imports the posts of another blog.
 *
 * @param name folder of the old site or its export, from the current folder or absolute
 * @throws CommandError if nothing can be imported, or if posts were refused
 */
export async function runImport(
  context: AuthorContext,
  name: string,
  options: ImportOptions,
): Promise<void> {
  const {root, now, environment, isStrict, print, warn} = context;
  const folder = sourceFolder(root, name);
  const exported = readExport(folder, now, options.blog);
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
  const ownerText = readIfThere(root, OWNER_FILE) ?? '';
  const brought = settingsOf(exported, root);
  const ownerFile = addSettings(ownerText, brought);
  const markdown = ownerFile.added.includes('markdown')
    ? {...context.markdown, ...brought.markdown}
    : context.markdown;
  const owner = {...readOwner(environment), markdown};
  const settings = {
    ...{exported, folder, root, here, oldSites: options.oldSite ?? [], markdown, now},
    withPages: options.pages === true,
    pages: [...readSiteMap(root, content, owner, now).addresses.keys()].map(
      (address) => `/${address.slice(owner.baseUrl.length)}`,
    ),
    baseUrl: owner.baseUrl,
  };
  const accepted = await planAccepted({...context, markdown}, settings, refused);
  const {plan} = accepted;
  const changes = [...accepted.settled.changes];
  if (ownerFile.added.length > 0) {
    const after = await formatText(path.join(root, OWNER_FILE), ownerFile.text);
    changes.push({file: OWNER_FILE, before: ownerText, after});
  }
  const settled = {...accepted.settled, changes};
  const report = writeReport({
    ...{exported, plan, settled, refused},
    settings: ownerFile.added,
    plugins: missingPlugins(exported, root),
    withPages: settings.withPages,
  });
  if (options.dryRun) {
    report.full.forEach(print);
    warn('Nothing was written: this was a dry run.');
  } else {
    for (const [to, from] of settled.copies) {
      mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      copyFileSync(path.join(folder, from), path.join(root, to));
    }
    const isNews = settled.changes.length + settled.copies.length + refused.size > 0;
    const earlier = readIfThere(root, REPORT_FILE);
    const after = [...report.full, ...(earlier ? [RULE, earlier] : [])].join('\n');
    const file = {file: REPORT_FILE, before: undefined, after};
    // A run that imports nothing leaves the report of the one before it.
    applyChanges(context, isNews ? [...settled.changes, file] : []);
    report.short.forEach(print);
    print(isNews ? `The full report is in ${REPORT_FILE}.` : 'Nothing new was found.');
  }
  if (/^\s*example: true\b/m.test(ownerText)) {
    warn(
      'This is still the site that the application ships, with its own posts: run npm run author -- fresh to make it yours.',
    );
  } else if (isStrict && settled.changes.length > 0) {
    warn(
      'src/data/owner.ts sets strictPosts, whose rules imported posts rarely follow: delete that line, or fix what npm run author -- check lists.',
    );
  }
  if (refused.size > 0) {
    throw new CommandError(report.summary);
  }
  if (!options.dryRun) {
    print(report.summary);
    report.next.forEach(print);
  }
}
