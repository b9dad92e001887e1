import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TargetSite} from '../TargetSite.js';
import type {AdoptedSettings} from '../importBlog.js';
import type {Change} from '../files/changes.js';
import type {ImportPlan} from '../plan/planImport.js';
import type {oldSettings} from '../read/docusaurusConfig.js';
import type {Export} from '../read/exportedPost.js';
import {countOf} from '../text.js';
import type {ConvertedText, Note} from './notes.js';
import {NOTE_KINDS} from './notes.js';

/** Number of examples of each kind in the short report. */
const EXAMPLES = 3;

/** A line of the report about something that the author should check. */
interface Attention {
  readonly kind: Note['kind'] | 'refused' | 'unchanged';
  /** Path of the file, with or without `:` and a line. */
  readonly file: string;
  readonly text: string;
}

const TITLES: Readonly<Record<Attention['kind'], string>> = {
  refused: 'Posts that were not imported',
  ...NOTE_KINDS,
  unchanged: 'Existing files with different content, left unchanged',
};

/**
 * Returns the path of the existing file that has the address of `file`: `file` itself, or the path to which
 * an earlier import wrote the same post, such as `x/index.mdx` for `x.md`. Without one, returns `file`.
 */
function existingFile(root: string, file: string): string {
  const stem = file.replace(/(?:\/index)?\.mdx?$/, '');
  const others = ['.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => stem + ending);
  return [file, ...others].find((each) => existsSync(path.join(root, each))) ?? file;
}

/** Files that an import writes, and the lines of its report. */
export type PlannedWrites = ReturnType<typeof planWrites>;

/**
 * Compares a plan with the files of the site. Existing lists of tags, authors and redirects are changed;
 * other existing files stay.
 */
export function planWrites(root: string, exportFolder: string, plan: ImportPlan) {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : undefined;
  const lines: string[] = [];
  const changes: Change[] = [];
  const attention: Attention[] = [];
  /** Files to copy: path on the site, and path in the export. */
  const copies: [to: string, from: string][] = [];
  const counts = {posts: 0, pages: 0, drafts: 0, existing: 0, files: 0};
  const addUnchanged = (file: string, text: string) =>
    attention.push({kind: 'unchanged', file, text});
  const addText = (file: string, {text, notes}: ConvertedText) => {
    changes.push({file, before: undefined, after: text});
    for (const {quote, ...note} of notes) {
      const at = quote ? text.indexOf(quote) : -1;
      const line = at === -1 ? '' : `:${text.slice(0, at).split('\n').length}`;
      attention.push({...note, file: file + line});
    }
  };
  for (const kind of ['posts', 'pages'] as const) {
    for (const each of plan[kind]) {
      const {source, isDraft, publishDay} = each;
      const file = existingFile(root, each.file);
      const before = read(file)?.toString();
      if (before === undefined) {
        counts[kind] += 1;
        counts.drafts += isDraft ? 1 : 0;
        addText(file, each);
        const publication = publishDay ? ` (appears on ${publishDay})` : '';
        const state = isDraft ? ' (draft)' : publication;
        lines.push(`${source} -> ${file}${state}`, ...each.changes.map((change) => `  ${change}`));
      } else {
        counts.existing += 1;
        lines.push(`${source}: ${file} already exists`);
        if (before !== each.text) {
          addUnchanged(file, `differs from ${source}, which was not imported`);
        }
      }
    }
  }
  for (const [to, from] of plan.copies) {
    const before = read(to);
    const converted = plan.copiedTexts.get(to);
    const after = () =>
      converted ? Buffer.from(converted.text) : readFileSync(path.join(exportFolder, from));
    if (before === undefined) {
      counts.files += 1;
      if (converted) {
        addText(to, converted);
      } else {
        copies.push([to, from]);
      }
    } else if (!before.equals(after())) {
      addUnchanged(to, `differs from ${from}, which was not copied`);
    }
  }
  for (const [file, after] of Object.entries(plan.lists)) {
    const before = read(file)?.toString();
    if (after !== (before ?? '')) {
      changes.push({file, before, after});
    }
  }
  return {changes, copies, attention, lines, counts};
}

/** Returns the sections about things to check, worst first, with at most `examples` lines each. */
function attentionLines(attention: readonly Attention[], examples: number): string[] {
  return Object.entries(TITLES).flatMap(([kind, title]) => {
    const found = attention.filter((each) => each.kind === kind);
    const restCount = found.length - examples;
    return [
      found.length > 0 && `${title} (${found.length}):`,
      ...found.slice(0, examples).map(({file, text}) => `  ${file}: ${text}`),
      restCount > 0 && `  and ${restCount} more`,
    ].filter((line) => line !== false);
  });
}

interface ReportInput {
  readonly exported: Export;
  readonly plan: ImportPlan;
  readonly writes: PlannedWrites;
  /** Reasons by path: posts that cannot be read, and posts that would stop the build. */
  readonly refused: Export['refused'];
  readonly site: TargetSite;
  /** Settings of the old site that were applied here; undefined if none can be applied automatically. */
  readonly adopted: AdoptedSettings | undefined;
  /** Settings of the old site that this site could use, and remark plugins that are missing here. */
  readonly old: ReturnType<typeof oldSettings>;
  readonly withPages: boolean;
}

/** Returns lines about the whole import, about what was left out, and about steps that would complete it. */
function generalLines(input: ReportInput, others: readonly string[]): string[] {
  const {plan, site, exported, withPages, adopted, old} = input;
  const withoutAddress = countOf(plan.unknownAddressCount, 'post');
  const missing = [...new Set([...plan.packages, ...old.missing])].join(' ');
  const leftOut = [...exported.leftOut]
    .filter(([what]) => !(withPages && what === 'page'))
    .map(([what, total]) => countOf(total, what) + (what === 'page' ? ' (add --pages)' : ''));
  const unused = [...new Set(plan.posts.flatMap((post) => post.unused))].sort();
  const examples = others.slice(0, EXAMPLES).join(', ');
  const more = others.length > EXAMPLES ? ` and ${others.length - EXAMPLES} more` : '';
  const blogs = (exported.config?.blogs ?? []).filter((blog) => blog !== exported.oldBlog);
  const files = adopted?.changes.map(({file}) => file).join(', ');
  const settings = Object.entries(old.settings).map(
    ([name, value]) =>
      `The old site sets ${name}: ${JSON.stringify(value)}; add it to your configuration if you want it here`,
  );
  return [
    ...[...plan.addressRules].map(([rule, total]) => `${countOf(total, 'redirect')} from ${rule}`),
    plan.unknownAddressCount > 0 &&
      `No old address is known for ${withoutAddress}: if an address has changed, add a redirect to ${site.redirectsFile}`,
    plan.anonymousCount > 0 &&
      plan.author !== undefined &&
      `${countOf(plan.anonymousCount, 'post')} without an author got "${plan.author}"`,
    unused.length > 0 &&
      `Fields that Docusaurus does not use became comments in the front matter: ${unused.join(', ')}`,
    leftOut.length > 0 && `Left out: ${leftOut.join(', ')}`,
    others.length > 0 &&
      `Left out, because they are not posts (${others.length}): ${examples}${more}`,
    ...blogs.map(({folder}) => `Left out: the blog in ${folder}/; import it with --blog ${folder}`),
    ...(adopted ? [] : settings),
    adopted !== undefined &&
      adopted.names.length > 0 &&
      `Settings added to ${files}: ${adopted.names.join(', ')}`,
    missing !== '' && `Packages that the posts use and this site lacks: npm install ${missing}`,
    old.missing.length > 0 &&
      `Then add to the remark plugins of the blog: '${old.missing.join("', '")}'`,
  ].filter((line) => line !== false);
}

/** Writes the report of an import: short for the terminal, full for a file. */
export function writeReport(input: ReportInput) {
  const {plan, writes, refused, exported} = input;
  const {redirectsFile} = input.site;
  const {posts, pages, drafts, existing, files} = writes.counts;
  const {tags, authors, redirects} = plan.added;
  const attention: Attention[] = [
    ...[...refused].map(([file, text]) => ({kind: 'refused', file, text}) as const),
    ...writes.attention,
  ];
  const results = [
    `${countOf(posts, 'post')} imported: ${posts - drafts} published, ${countOf(drafts, 'draft')}`,
    pages > 0 && countOf(pages, 'page'),
    `${countOf(files, 'file')} copied`,
    `${countOf(tags, 'tag')}, ${countOf(authors, 'author')} and ${countOf(redirects, 'redirect')} added`,
    existing > 0 && `${existing} already here`,
    `${refused.size} refused.`,
  ];
  const summary = results.filter(Boolean).join('; ');
  const copied = new Set(plan.copies.values());
  const others = exported.others.filter((file) => !copied.has(file));
  const general = generalLines(input, others);
  return {
    summary,
    /** Lines about things to check, with a few examples of each kind. */
    short: [...attentionLines(attention, EXAMPLES), ...general],
    /** Lines about how to use the redirects, if the redirects plugin can read their file. */
    next:
      redirects > 0 && redirectsFile.endsWith('.json')
        ? [
            `To use the redirects: npm install @docusaurus/plugin-client-redirects, and add to the plugins in your configuration: ['@docusaurus/plugin-client-redirects', {redirects: require('./${redirectsFile}')}]`,
          ]
        : [],
    full: [
      summary,
      ...general,
      '',
      ...attentionLines(attention, Infinity),
      '',
      'File by file:',
      ...writes.lines,
      ...others.map((file) => `Left out: ${file}`),
      '',
    ],
  };
}
