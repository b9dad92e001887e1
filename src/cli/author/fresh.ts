import {execFileSync} from 'node:child_process';
import {rmSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {InvalidArgumentError} from 'commander';
import type {Command} from 'commander';
import {applyChanges} from 'docusaurus-blog-import/files';
import {createJiti} from 'jiti';
import {countOf} from '../../lib/numbers';
import {TICKERS} from '../../lib/owner';
import type {Owner} from '../../lib/owner';
import {contentProblems} from '../../features/content-check/contentProblems';
import {readContent} from '../../features/content-check/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';
import {oneLine} from './format';
import {QUESTIONS, flagOf, ownerOf, readAnswers} from './fresh/answers';
import type {Answers} from './fresh/answers';
import {CONTENT_AREAS, planFresh} from './fresh/planFresh';
import type {ContentArea, FreshPlan} from './fresh/planFresh';

const OWNER_FILE = 'src/data/owner.ts';

const AREA_NAMES = Object.keys(CONTENT_AREAS).join(',');

interface Options extends Answers {
  readonly tickers?: boolean;
  readonly keep?: readonly ContentArea[];
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Adds `author fresh`, which replaces the shipped content and owner with a new owner and one post. */
export function addFresh(program: Command, context: AuthorContext): void {
  const command = program
    .command('fresh')
    .description('Make the site yours: remove the content that ships with it and start a blog.');
  for (const [key, text] of Object.entries(QUESTIONS)) {
    command.option(`${flagOf(key)} <text>`, text);
  }
  command
    .option('--tickers', 'keep the market tickers, which load from other sites')
    .option('--keep <areas>', `content areas to leave unchanged: ${AREA_NAMES}`, readKeep)
    .option('--dry-run', 'list every file that would change, and change nothing')
    .option('--yes', 'make the changes without asking')
    .action((options: Options) => startFresh(context, options));
}

/** Parses the value of `--keep`. */
function readKeep(list: string): ContentArea[] {
  const areas = list.split(',').map(oneLine).filter(Boolean);
  const unknown = areas.filter((area) => !Object.hasOwn(CONTENT_AREAS, area));
  if (unknown.length > 0) {
    const names = unknown.map((area) => `"${area}"`).join(', ');
    throw new InvalidArgumentError(`Unknown content area ${names}. Choose from ${AREA_NAMES}.`);
  }
  return areas as ContentArea[];
}

/** Requires a clean work tree, because removed files can only be restored from the history. */
function requireCommitted(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  let status: string;
  try {
    git('rev-parse', '--verify', 'HEAD');
    status = git('-c', 'core.quotePath=false', 'status', '--porcelain');
  } catch {
    throw new CommandError(
      'This folder has no Git commit to restore removed files from. First run:\n  git init\n  git add --all\n  git commit --message "Begin"',
    );
  }
  const lines = status.split('\n').filter(Boolean);
  if (lines.length > 0) {
    // Each line is a status of two letters, a space, and the file.
    const firstFiles = lines.slice(0, 5).map((line) => `\n  ${line.slice(3)}`);
    const others = lines.length > 5 ? `\n  and ${lines.length - 5} more` : '';
    throw new CommandError(
      `Some changes are not committed; commit or stash them first:${firstFiles.join('')}${others}`,
    );
  }
}

/** Removes the folders that became empty when files were removed, and their empty parents. */
function removeEmptyFolders(root: string, removed: readonly string[]): void {
  for (const file of removed) {
    try {
      for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
        rmdirSync(path.join(root, folder));
      }
    } catch {
      // The folder is not empty, or is removed already.
    }
  }
}

/** Describes what will change; a dry run lists every file. */
function describePlan({changes, removals, notes}: FreshPlan, {dryRun, keep = []}: Options) {
  const lists = {
    New: changes.filter(({before}) => before === undefined).map(({file}) => file),
    Rewritten: changes.filter(({before}) => before !== undefined).map(({file}) => file),
    Removed: removals,
  };
  return [
    ...Object.entries(lists).flatMap(([title, files]) => [
      `${title}: ${countOf(files.length, 'file')}`,
      ...(dryRun ? files.map((file) => `  ${file}`) : []),
    ]),
    ...notes,
    ...(keep.length > 0 ? [`Kept: ${keep.map((area) => CONTENT_AREAS[area]).join('; ')}`] : []),
  ];
}

async function startFresh(context: AuthorContext, options: Options): Promise<void> {
  const {root, now, print, ask} = context;
  // `readOwner` would read the owner file beside this code, but tests run the command in another folder.
  const jiti = createJiti(__filename, {moduleCache: false, fsCache: false});
  const shipped = await jiti.import<Owner>(path.join(root, OWNER_FILE), {default: true});
  const {example, analytics, colorMode, markdown, name} = shipped;
  if (!example) {
    print(
      `This site already belongs to ${name}, so nothing was changed. To change its name or address, edit src/data/owner.ts.`,
    );
    return;
  }
  if (!options.dryRun) {
    requireCommitted(root);
  }
  if (ask && !options.yes) {
    print('Press Enter to accept the value in parentheses. You can change everything later.');
  }
  const answers = await readAnswers(options, options.yes ? undefined : ask);
  const owner = {
    ...ownerOf(answers),
    analytics,
    colorMode,
    // Kept posts may use the extensions that these settings turn on.
    ...(options.keep?.includes('posts') && markdown ? {markdown} : {}),
    ...(options.tickers
      ? Object.fromEntries(TICKERS.map((ticker) => [ticker, shipped[ticker]]))
      : {}),
  };
  const day = new Date(now).toISOString().slice(0, 10);
  const keep = new Set(options.keep);
  const plan = await planFresh(root, {owner, accent: answers.accent ?? '', keep, day});
  describePlan(plan, options).forEach(print);
  if (options.dryRun) {
    return;
  }
  if (!options.yes) {
    const answer = await ask?.('Go ahead? Type yes or no', 'no');
    if (answer === undefined) {
      throw new CommandError('Nothing was changed. Add --yes to go ahead.', 2);
    }
    if (!/^y(es)?$/i.test(answer.trim())) {
      print('Nothing was changed.');
      return;
    }
  }
  // The owner file, which says that this is the example site, is written last, so that the command can be
  // repeated after an interruption and a commit.
  const last = plan.changes.filter(({file}) => file === OWNER_FILE);
  const others = plan.changes.filter((change) => !last.includes(change));
  applyChanges(context, others);
  for (const file of plan.removals) {
    rmSync(path.join(root, file), {force: true});
  }
  applyChanges(context, last);
  removeEmptyFolders(root, plan.removals);
  // The new owner file does not set strictPosts.
  const {errors} = contentProblems(root, readContent(root), false);
  if (errors.length > 0) {
    throw new CommandError(
      ['The files were written, but the new site has problems:', ...errors].join('\n'),
    );
  }
  print(`This site now belongs to ${owner.name}. Removed files are still in the Git history. Next:
  npm start                                 build the site and view it at http://localhost:3000
  npm run author -- new "My first title"    start a post
  npm run author -- import ../old-site      or import posts from another blog
  git add --all
  git commit --message "Make it mine"       keep the result`);
}
