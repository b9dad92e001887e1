import {copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {Command, InvalidArgumentError} from 'commander';
import {parse} from 'yaml';
import {parsePostFile} from '../../lib/postFile';
import {checkPosts} from '../../plugins/post-schema/checkPosts';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {applyChanges} from './changes';
import type {Change} from './changes';
import type {AuthorContext} from './context';
import type {ImportPlan} from './import/planImport';

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
  const content = readContent(root);
  const keys = (name: string) =>
    Object.keys((parse(lists[`blog/${name}.yml`] ?? '') ?? {}) as object);
  const planned = posts.map(({file, text}) => parsePostFile(file, text));
  const files = new Set(planned.map(({file}) => file));
  const brought = new Set(copies.values());
  const {errors} = checkPosts([...content.posts.filter(({file}) => !files.has(file)), ...planned], {
    tags: keys('tags'),
    authors: keys('authors'),
    series: [],
    exists: (file) => brought.has(file) || existsSync(path.join(root, file)),
  });
  const byFile = new Map<string, string[]>();
  for (const error of errors) {
    const file = error.slice(0, error.indexOf(': '));
    byFile.set(file, [...(byFile.get(file) ?? []), error.slice(file.length + 2)]);
  }
  return byFile;
}

interface Report {
  readonly lines: string[];
  readonly changes: readonly Change[];
  readonly copies: readonly (readonly [from: string, to: string])[];
  readonly summary: string;
  readonly isWhole: boolean;
}

/** What is written, and what is told of it, file by file. */
function settle(
  root: string,
  folder: string,
  plan: ImportPlan,
  refused: ReadonlyMap<string, string>,
): Report {
  const problems = refusals(root, plan);
  const lines: string[] = [];
  const changes: Change[] = [];
  let drafts = 0;
  let there = 0;
  let warnings = 0;
  for (const {source, file, text, isDraft, changes: made, notes} of plan.posts) {
    const why = problems.get(file);
    if (existsSync(path.join(root, file))) {
      there += 1;
      const isSame = readFileSync(path.join(root, file), 'utf8') === text;
      lines.push(
        `${source}: ${file} already exists${isSame ? '' : ' with other content, and was left unchanged'}`,
      );
      continue;
    }
    if (why) {
      lines.push(`${source}: not imported, because the build would fail on it: ${why.join('; ')}`);
      continue;
    }
    drafts += isDraft ? 1 : 0;
    warnings += notes.length;
    changes.push({file, before: undefined, after: text});
    lines.push(
      `${source} -> ${file}${isDraft ? ' (draft)' : ''}`,
      ...made.map((change) => `  ${change}`),
      ...notes.map((note) => `  warning: ${note}`),
    );
  }
  lines.push(...[...refused].map(([source, why]) => `${source}: not imported: ${why}`));
  const copies = [...plan.copies].filter(([from, to]) => {
    const target = path.join(root, to);
    if (!existsSync(target)) {
      return true;
    }
    if (!readFileSync(target).equals(readFileSync(path.join(folder, from)))) {
      warnings += 1;
      lines.push(`${from}: ${to} already exists with other content, and was left unchanged`);
    }
    return false;
  });
  const posts = changes.length;
  const lists = Object.entries(plan.lists).flatMap(([file, after]): Change[] => {
    const before = readIfThere(path.join(root, file));
    return before === after ? [] : [{file, before: before || undefined, after}];
  });
  const counts = [
    `${posts} post(s) imported, ${posts - drafts} published and ${drafts} as draft(s)`,
    `${copies.length} file(s) copied`,
    `${plan.added.tags} tag(s), ${plan.added.authors} author(s) and ${plan.added.redirects} redirect(s) added`,
    `${warnings} warning(s)`,
    `${there} there already`,
    `${problems.size + refused.size} refused`,
  ];
  return {
    lines,
    changes: [...changes, ...lists],
    copies,
    summary: `${counts.join('; ')}.`,
    isWhole: problems.size + refused.size === 0,
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
  const report = settle(root, folder, plan, exported.refused);
  report.lines.forEach(print);
  if (exported.others.length > 0) {
    warn(`Skipped, because they are not posts: ${exported.others.join(', ')}`);
  }
  if (!options.dryRun) {
    for (const [from, to] of report.copies) {
      mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
      copyFileSync(path.join(folder, from), path.join(root, to));
    }
    applyChanges(context, report.changes);
  } else {
    warn('Nothing was written: this was a dry run.');
  }
  if (isStrict && report.changes.length > 0) {
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
