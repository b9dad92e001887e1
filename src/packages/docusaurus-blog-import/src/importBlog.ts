import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import {ImportError} from './ImportError.js';
import type {TargetSite} from './TargetSite.js';
import {ownPosts, readTargetSite} from './TargetSite.js';
import type {MarkdownSettings} from './docusaurus/types.js';
import type {Change} from './files/changes.js';
import {applyChanges} from './files/changes.js';
import {withStagedSite} from './files/stageSite.js';
import type {ImportPlan} from './plan/planImport.js';
import {planImport} from './plan/planImport.js';
import type {PlanSettings} from './plan/placePosts.js';
import type {OldSettings} from './read/oldSettings.js';
import {oldSettings} from './read/oldSettings.js';
import {readExport} from './read/readExport.js';
import type {PlannedWrites} from './report/report.js';
import {planWrites, writeReport} from './report/report.js';

/** A problem of a planned file that would stop the build. */
export interface FileProblem {
  /** Path from the folder of the site. */
  readonly file: string;
  /** The problem, and how to fix it. */
  readonly message: string;
}

/** Settings of the old site that the new one adopts. */
export interface AdoptedSettings {
  /** Names of the settings, for the report. */
  readonly names: readonly string[];
  /** The site's Markdown settings after the change. */
  readonly markdown: MarkdownSettings;
  /** Files with the settings. */
  readonly changes: readonly Change[];
}

/** Options of an import. */
export interface ImportOptions {
  /** Folder of the old site, of its posts or of its export; or the file of an export. Only read. */
  readonly from: string;
  /**
   * Folder of the Docusaurus site, whose configuration says where its blog is; or a description of
   * a site that is configured in another way.
   */
  readonly site: string | TargetSite;
  /** Folder of the posts, below the site. @default the first blog of the configuration */
  readonly into?: string | undefined;
  /** Folder of the posts on an old Docusaurus site that has several blogs. @default the first */
  readonly blog?: string | undefined;
  /**
   * Addresses of the old site, the newest first: links to them become links within the new site.
   *
   * @default the address in the configuration of the old site
   */
  readonly oldSites?: readonly URL[] | undefined;
  /** True to import the pages of WordPress and Ghost too, into `src/pages`. @default false */
  readonly pages?: boolean | undefined;
  /** Key of the author of posts that name none. @default no author */
  readonly author?: string | undefined;
  /** YAML or JSON file for redirects from the old addresses. @default 'redirects.json' */
  readonly redirectsFile?: string | undefined;
  /** File that the report is written to, from the folder of the site. @default 'import-report.txt' */
  readonly reportFile?: string | undefined;
  /** True to plan everything and to write nothing. @default false */
  readonly dryRun?: boolean | undefined;
  /** Epoch milliseconds: posts of a later day are not public yet. @default now */
  readonly now?: number | undefined;
  /** Takes over settings of an old Docusaurus blog. @default the report lists them */
  readonly adoptSettings?: (settings: OldSettings) => Promise<AdoptedSettings>;
  /**
   * Finds planned files that would stop the build, in a copy of the site that has them. A post with
   * a problem is planned again as CommonMark, then left out.
   *
   * @param folder of the copy
   * @default no check beyond that every post can be parsed
   */
  readonly findProblems?: (folder: string) => Promise<readonly FileProblem[]>;
}

/** Result of an import. */
export interface ImportResult {
  /** Counts in one sentence. */
  readonly summary: string;
  /** Lines about what needs attention, with a few examples of each kind. */
  readonly short: readonly string[];
  /** Lines of the whole report. */
  readonly full: readonly string[];
  /** Why posts were not imported, by their paths in the export. */
  readonly refused: ReadonlyMap<string, string>;
  /** Paths of the files that were written, or would be, from the folder of the site. */
  readonly written: readonly string[];
  /** The file that has the whole report; undefined if nothing new was found, or in a dry run. */
  readonly reportFile: string | undefined;
  /** Instructions for using the redirects and settings, one line each. */
  readonly next: readonly string[];
}

/** Line between the reports of several imports, the newest first. */
const RULE = '-'.repeat(72);

/** The source of an import: a folder, and the one file of it that is imported, if it is one. */
interface Source {
  readonly folder: string;
  readonly file?: string;
}

function findSource(from: string, {root, blog: own}: TargetSite): Source {
  const given = path.resolve(root, from);
  if (!existsSync(given)) {
    throw new ImportError(
      `${from} does not exist; give the folder of the old site or the file of its export.`,
      true,
    );
  }
  const real = realpathSync(given);
  if (statSync(real).isFile()) {
    return {folder: path.dirname(real), file: path.basename(real)};
  }
  const blog = path.join(realpathSync(root), own);
  if (`${blog}/`.startsWith(`${real}/`) || real.startsWith(`${blog}/`)) {
    throw new ImportError(
      `${from} holds this blog, or is part of it; put the old blog somewhere else.`,
      true,
    );
  }
  return {folder: siteBelow(real) ?? real};
}

/** Finds the one folder of a repository that holds a Docusaurus site, as `website/` often does. */
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
  readonly settled: PlannedWrites;
}

/**
 * Plans the import without the posts that the build would refuse, so that no link, redirect or tag
 * comes from or leads to one of them. A post that fails as MDX is tried as CommonMark first.
 *
 * @param refused why a file cannot be read, by its path; takes the same of posts
 */
async function planAccepted(
  settings: PlanSettings,
  refused: Map<string, string>,
  findProblems: ImportOptions['findProblems'],
  plain: Set<string> = new Set(),
): Promise<Accepted> {
  const {site, folder} = settings;
  const {posts, files} = settings.exported;
  const exported = {
    ...settings.exported,
    posts: posts.filter(({source}) => !refused.has(source)),
    files: files.filter((file) => !refused.has(file)),
  };
  const plan = planImport({...settings, exported, plain});
  const settled = planWrites(site.root, folder, plan);
  const problems = findProblems ? await withStagedSite(site, folder, settled, findProblems) : [];
  const written = new Set(settled.changes.map(({file}) => file));
  const before = refused.size + plain.size;
  for (const {source, file} of plan.posts) {
    const own = problems.filter((problem) => problem.file === file && written.has(file));
    if (own.length > 0 && !plain.has(source)) {
      plain.add(source);
    } else if (own.length > 0) {
      const why = own.map(({message}) => message).join('; ');
      refused.set(source, `the build would fail on it: ${why}`);
    }
  }
  return refused.size + plain.size === before
    ? {plan, settled}
    : planAccepted(settings, refused, findProblems, plain);
}

/** Writes the files of an import, and its report above earlier ones. */
function write(
  {root}: TargetSite,
  folder: string,
  {changes, copies}: PlannedWrites,
  reportFile: string,
  report: readonly string[],
): void {
  for (const [to, from] of copies) {
    mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
    copyFileSync(path.join(folder, from), path.join(root, to));
  }
  const full = path.join(root, reportFile);
  const earlier = existsSync(full) ? readFileSync(full, 'utf8') : '';
  const after = [...report, ...(earlier ? [RULE, earlier] : [])].join('\n');
  applyChanges({root}, [...changes, {file: reportFile, before: undefined, after}]);
}

/**
 * Imports the posts of another blog into a Docusaurus site: posts, pictures, tags, authors, and
 * redirects from the old addresses. Nothing is overwritten, and a second run changes nothing.
 *
 * @throws ImportError if nothing can be imported
 */
export async function importBlog(options: ImportOptions): Promise<ImportResult> {
  const {redirectsFile, reportFile = 'import-report.txt', now = Date.now()} = options;
  const described =
    typeof options.site === 'string'
      ? readTargetSite(options.site, {blog: options.into, redirectsFile})
      : options.site;
  const {folder, file} = findSource(options.from, described);
  const exported = readExport(folder, {now, blog: options.blog, file});
  if (exported.posts.length + exported.refused.size === 0) {
    throw new ImportError(`${options.from} has no posts; there is nothing to import.`);
  }
  const {settings: brought, missing: plugins} = oldSettings(exported, described.root);
  const adopted = await options.adoptSettings?.(brought);
  const site = {...described, markdown: adopted?.markdown ?? described.markdown};
  const refused = new Map(exported.refused);
  const {plan, settled: planned} = await planAccepted(
    {
      ...{exported, folder, site, now, author: options.author},
      here: ownPosts(site),
      oldSites: options.oldSites ?? [],
      withPages: options.pages === true,
    },
    refused,
    options.findProblems,
  );
  const settled = {...planned, changes: [...planned.changes, ...(adopted?.changes ?? [])]};
  const isNews = settled.changes.length + settled.copies.length + refused.size > 0;
  const report = writeReport({
    ...{exported, plan, settled, refused, site, adopted, brought, plugins},
    withPages: options.pages === true,
  });
  // A run that imports nothing leaves the report of the one before it.
  if (isNews && !options.dryRun) {
    write(site, folder, settled, reportFile, report.full);
  }
  return {
    ...report,
    refused,
    written: [...settled.changes.map((each) => each.file), ...settled.copies.map(([to]) => to)],
    reportFile: isNews && !options.dryRun ? reportFile : undefined,
  };
}
