import {copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {ImportError, usageError} from './ImportError.js';
import type {TargetSite} from './TargetSite.js';
import {findExistingPosts, pagesOf, readTargetSite} from './TargetSite.js';
import type {MarkdownSettings} from './docusaurus/types.js';
import type {Change} from './files/changes.js';
import {applyChanges} from './files/changes.js';
import {withStagedSite} from './files/stageSite.js';
import {planImport} from './plan/planImport.js';
import {siteFolder} from './oldAddresses/readOldSite.js';
import {pathBelow} from './oldAddresses/rules.js';
import type {PlanSettings} from './plan/placePosts.js';
import type {OldSettings} from './read/docusaurusConfig.js';
import {oldSettings} from './read/docusaurusConfig.js';
import {isMarkdown, isProjectFile} from './read/postFiles.js';
import {listFiles, readExport} from './read/readExport.js';
import type {PlannedWrites} from './report/report.js';
import {planWrites, writeReport} from './report/report.js';
import {groupBy} from './text.js';

/** A problem in a planned file that would stop the build. */
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
  /** Changes to the files that contain the settings. */
  readonly changes: readonly Change[];
}

export interface ImportOptions {
  /** Folder of the old site, of its posts or of its export; or an export file. Never changed. */
  readonly from: string;
  /**
   * Folder of the Docusaurus site, or a description of the site if its settings cannot be read from
   * `docusaurus.config.*`.
   */
  readonly site: string | TargetSite;
  /** Folder of the target blog, relative to the site's folder. @default the first blog of the configuration */
  readonly into?: string | undefined;
  /** Folder of the blog to import, if an old Docusaurus site has several. @default the first blog */
  readonly blog?: string | undefined;
  /**
   * Addresses of the old site, the newest first: links to them become links within the new site.
   *
   * @default the address in the configuration of the old site
   */
  readonly oldSites?: readonly URL[] | undefined;
  /** True to import WordPress and Ghost pages too, into `src/pages`. @default false */
  readonly pages?: boolean | undefined;
  /** Key of the author for posts without an author. @default no author */
  readonly author?: string | undefined;
  /** YAML or JSON file for redirects from the old addresses. @default 'redirects.json' */
  readonly redirectsFile?: string | undefined;
  /** True to plan everything and to write nothing. @default false */
  readonly dryRun?: boolean | undefined;
  /** Current time in epoch milliseconds; posts with a later date are not public yet. @default now */
  readonly now?: number | undefined;
  /** Applies settings of an old Docusaurus blog to the site. @default they are listed in the report */
  readonly adoptSettings?: (settings: OldSettings) => Promise<AdoptedSettings>;
  /**
   * Finds problems that would stop the build, in a copy of the site that contains the planned files.
   * A post with a problem is planned again as CommonMark; if it still has one, it is left out.
   *
   * @param folder folder of the copy
   * @default posts are only parsed
   */
  readonly findProblems?: (folder: string) => Promise<readonly FileProblem[]>;
}

export type ImportResult = Awaited<ReturnType<typeof importBlog>>;

const REPORT_FILE = 'import-report.txt';
/** Line between the reports of several imports in the report file. */
const SEPARATOR = '-'.repeat(72);

/**
 * Returns the folder with the old engine's configuration, or `folder` itself if Markdown files elsewhere
 * may be posts, too. The folder of the only Docusaurus site is returned in any case.
 */
function findSite(folder: string): string {
  const files = listFiles(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const site = siteFolder({files, read});
  const docusaurusConfigs = files.filter((file) => /^(?:[^/]+\/)?docusaurus\.config\./.test(file));
  const texts = files.filter((file) => isMarkdown(file) && !isProjectFile(file));
  const hasTextsElsewhere = texts.some((file) => pathBelow(site, file) === undefined);
  return docusaurusConfigs.length === 1 || !hasTextsElsewhere ? path.join(folder, site) : folder;
}

/** Finds the source of an import: a folder, and the export file if the source is a single file. */
function findSource(from: string, {root, blog: targetBlog}: TargetSite) {
  const source = path.resolve(root, from);
  if (/\.zip$/i.test(source)) {
    throw usageError(`${from} is an archive; unpack it and give its folder.`);
  }
  if (!existsSync(source)) {
    throw usageError(
      `${from} does not exist; give the folder of the old site or the file of its export.`,
    );
  }
  const real = realpathSync(source);
  if (statSync(real).isFile()) {
    return {folder: path.dirname(real), file: path.basename(real)};
  }
  const blog = path.join(realpathSync(root), targetBlog);
  if (`${blog}/`.startsWith(`${real}/`) || real.startsWith(`${blog}/`)) {
    throw usageError(
      `${from} contains this blog (${targetBlog}), or is part of it; move the old blog to another folder.`,
    );
  }
  return {folder: findSite(real), file: undefined};
}

/**
 * Repeats the planning until no planned post has a problem, so that no link, redirect or tag refers to
 * a refused post. A post that fails as MDX is first tried as CommonMark.
 *
 * @param refused reasons why files were refused, by path; refused posts are added
 */
async function planAccepted(
  settings: PlanSettings,
  refused: Map<string, string>,
  findProblems: ImportOptions['findProblems'],
) {
  const {site, folder} = settings;
  const commonMarkPosts = new Set<string>();
  for (;;) {
    const exported = {
      ...settings.exported,
      posts: settings.exported.posts.filter(({source}) => !refused.has(source)),
      files: settings.exported.files.filter((file) => !refused.has(file)),
    };
    const plan = planImport({...settings, exported, commonMarkPosts});
    const writes = planWrites(site.root, folder, plan);
    const problems = findProblems
      ? await withStagedSite(site.root, folder, writes, findProblems)
      : [];
    const messages = groupBy(problems, ({file}) => file);
    const written = new Set(writes.changes.map(({file}) => file));
    const failing = plan.posts.filter(({file}) => messages.has(file) && written.has(file));
    if (failing.length === 0) {
      return {plan, writes};
    }
    for (const {source, file} of failing) {
      if (commonMarkPosts.has(source)) {
        const why = messages.get(file)?.map(({message}) => message);
        refused.set(source, `the build would fail on it: ${why?.join('; ')}`);
      }
      commonMarkPosts.add(source);
    }
  }
}

/** Writes the files of an import, and adds its report at the top of the report file. */
function write(
  {root}: TargetSite,
  exportFolder: string,
  {changes, copies}: PlannedWrites,
  report: readonly string[],
): void {
  for (const [to, from] of copies) {
    mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
    copyFileSync(path.join(exportFolder, from), path.join(root, to));
  }
  const full = path.join(root, REPORT_FILE);
  const before = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  const after = [...report, ...(before === undefined ? [] : [SEPARATOR, before])].join('\n');
  applyChanges({root}, [...changes, {file: REPORT_FILE, before, after}]);
}

/**
 * Imports the posts of another blog into a Docusaurus site: posts, pictures, tags, authors, and
 * redirects from the old addresses. Nothing is overwritten, and a second run imports only what is new.
 *
 * @throws ImportError if nothing can be imported
 */
export async function importBlog(options: ImportOptions) {
  const {now = Date.now(), author, oldSites = [], pages: withPages = false} = options;
  const targetSite =
    typeof options.site === 'string' ? readTargetSite(options.site, options) : options.site;
  const {folder, file} = findSource(options.from, targetSite);
  const exported = readExport(folder, {now, blog: options.blog}, file);
  if (exported.posts.length + exported.refused.size === 0) {
    const folders = exported.others.flatMap((each) =>
      isMarkdown(each) ? path.posix.dirname(each) : [],
    );
    const [pages] = folders.filter((each) => each !== '.');
    throw new ImportError(
      pages === undefined
        ? `${options.from} has no posts; there is nothing to import.`
        : `${options.from} has no posts. If the Markdown files in ${pages} are posts, give this folder.`,
    );
  }
  if (withPages && exported.pages.length === 0) {
    throw usageError(
      `${options.from} has no pages to import; only WordPress and Ghost pages can be imported. Leave out --pages.`,
    );
  }
  const old = oldSettings(exported, targetSite.root);
  const adopted = await options.adoptSettings?.(old.settings);
  const site = {
    ...targetSite,
    markdown: adopted?.markdown ?? targetSite.markdown,
    pages: [...pagesOf(targetSite.root), ...targetSite.pages],
  };
  const refused = new Map(exported.refused);
  const existingPosts = findExistingPosts(site);
  const {plan, writes: planned} = await planAccepted(
    {exported, folder, site, existingPosts, now, author, oldSites, withPages},
    refused,
    options.findProblems,
  );
  const writes = {...planned, changes: [...planned.changes, ...(adopted?.changes ?? [])]};
  const {changes, copies} = writes;
  const report = writeReport({exported, plan, writes, refused, site, adopted, old, withPages});
  // A run that writes nothing and refuses no post keeps the previous report.
  const writesReport = changes.length + copies.length + refused.size > 0 && !options.dryRun;
  if (writesReport) {
    write(site, folder, writes, report.full);
  }
  const {summary, short, full, next} = report;
  const reportLine = writesReport
    ? `The full report is in ${REPORT_FILE}.`
    : 'Nothing new was found.';
  return {
    summary,
    /** Lines for the terminal: the full report if nothing is written, otherwise a short one. */
    lines: options.dryRun
      ? full
      : [...short, reportLine, ...(refused.size > 0 ? [] : [summary, ...next])],
    /** Reasons why posts were not imported, by their paths in the export. */
    refused,
    /** Paths of the files that were written, or would be, from the folder of the site. */
    written: [...changes.map((each) => each.file), ...copies.map(([to]) => to)],
  };
}
