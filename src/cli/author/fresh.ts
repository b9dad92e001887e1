import {execFileSync} from 'node:child_process';
import {rmSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {createJiti} from 'jiti';
import type {Owner} from '../../lib/owner';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {applyChanges} from './changes';
import type {AuthorContext} from './context';
import {QUESTIONS, flagOf, ownerOf, readAnswers} from './fresh/answers';
import type {FreshOptions} from './fresh/answers';
import {PARTS, PART_NAMES, planFresh} from './fresh/planFresh';
import type {FreshPart, FreshPlan} from './fresh/planFresh';

interface Options extends FreshOptions {
  readonly tickers?: boolean;
  readonly keep?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** `author fresh`: the same site for somebody else, with one post and empty shelves. */
export function freshCommand(context: AuthorContext): Command {
  const command = new Command('fresh').description(
    'Make the site yours: write the owner, remove the shipped content, and begin with one post.',
  );
  for (const {key, value, asks} of QUESTIONS) {
    command.option(`${flagOf(key)} <${value}>`, asks);
  }
  return command
    .option('--tickers', 'keep the market tickers, which load from two outside hosts')
    .option('--keep <parts>', `leave parts as they are: ${PARTS.join(',')}`)
    .option('--dry-run', 'show what would change, file by file, and change nothing')
    .option('--yes', 'do it without asking first')
    .action((options: Options) => startFresh(context, options));
}

function readKeep(list: string): Set<FreshPart> {
  const parts = list.split(',').map((part) => part.trim());
  const unknown = parts.filter((part) => part && !(PARTS as readonly string[]).includes(part));
  if (unknown.length > 0) {
    throw new CommandError(
      `--keep does not know "${unknown.join('", "')}"; it knows ${PARTS.join(', ')}`,
      2,
    );
  }
  return new Set(parts.filter(Boolean) as FreshPart[]);
}

/** What is removed can be had back from the history alone, so all of it must be there. */
function requireCommitted(root: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  let status: string;
  try {
    git('rev-parse', '--verify', 'HEAD');
    status = git('status', '--porcelain');
  } catch {
    throw new CommandError(
      'This folder has no history in git, so nothing that is removed could be restored. First run:\n  git init\n  git add --all\n  git commit --message "Begin"',
    );
  }
  if (status.trim() !== '') {
    const files = status.trimEnd().split('\n');
    const shown = files.slice(0, 5).map((file) => `  ${file.slice(3)}`);
    const rest = files.length > 5 ? [`  and ${files.length - 5} more`] : [];
    throw new CommandError(
      [
        'There are changes that are not committed; commit or stash them first:',
        ...shown,
        ...rest,
      ].join('\n'),
    );
  }
}

async function readShippedOwner(root: string): Promise<Owner> {
  const jiti = createJiti(__filename, {moduleCache: false, fsCache: false});
  const {default: owner} = await jiti.import<{default: Owner}>(
    path.join(root, 'src/data/owner.ts'),
  );
  return owner;
}

/** Git knows no empty folders, and neither should whoever looks. */
function removeEmptyFolders(root: string, removed: readonly string[]): void {
  for (const folder of new Set(removed.map((file) => path.dirname(path.join(root, file))))) {
    try {
      rmdirSync(folder);
    } catch {
      // There is something in it.
    }
  }
}

/** Files by their folder, so that 135 posts are one line. */
function countByFolder(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = `${path.posix.dirname(file)}/`;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(
    ([folder, count]) => `  ${folder} ${count} ${count === 1 ? 'file' : 'files'}`,
  );
}

function describePlan({changes, removals, notes}: FreshPlan, {dryRun}: Options): string[] {
  const list = (files: readonly string[]) => files.map((file) => `  ${file}`);
  const written = changes.filter(({before}) => before !== undefined).map(({file}) => file);
  const added = changes.filter(({before}) => before === undefined).map(({file}) => file);
  return [
    `New (${added.length}):`,
    ...list(added),
    `Rewritten (${written.length}):`,
    ...list(written),
    `Removed (${removals.length}):`,
    ...(dryRun ? list(removals) : countByFolder(removals)),
    ...notes,
  ];
}

function nextSteps(author: string): string[] {
  return [
    `The site is ${author}'s. What was removed is in the history of git. Next:`,
    '  npm start                                 builds it and serves it on http://localhost:3000',
    '  npm run author -- new "My first title"    begins a post',
    '  npm test                                  checks all of it',
    '  git add --all',
    '  git commit --message "Make it mine"',
  ];
}

async function startFresh(context: AuthorContext, options: Options): Promise<void> {
  const {root, now, print, ask} = context;
  const {example, analytics, colorMode, predictions, tickerTape, name} =
    await readShippedOwner(root);
  if (!example) {
    print(`This site is ${name}'s already: nothing was changed. Edit src/data/owner.ts by hand.`);
    return;
  }
  const keep = readKeep(options.keep ?? '');
  if (!options.dryRun) {
    requireCommitted(root);
  }
  // Whoever says yes beforehand, or gives a name and no terminal, is asked nothing.
  const answers = await readAnswers(options, options.yes ? undefined : ask);
  const owner = ownerOf(answers, {
    analytics,
    colorMode,
    ...(options.tickers && predictions ? {predictions} : {}),
    ...(options.tickers && tickerTape ? {tickerTape} : {}),
  });
  const day = new Date(now).toISOString().slice(0, 10);
  const plan = await planFresh(root, {owner, accent: answers.accent ?? '', keep, day});
  describePlan(plan, options).forEach(print);
  if (keep.size > 0) {
    print(`Kept: ${[...keep].map((part) => PART_NAMES[part]).join('; ')}`);
  }
  if (options.dryRun) {
    return;
  }
  if (!options.yes) {
    const answer = await ask?.('Go ahead? yes or no', 'no');
    if (answer === undefined) {
      throw new CommandError('Nothing was changed. Add --yes to go ahead.', 2);
    }
    if (!/^y(es)?$/i.test(answer.trim())) {
      print('Nothing was changed.');
      return;
    }
  }
  applyChanges(context, plan.changes);
  for (const file of plan.removals) {
    rmSync(path.join(root, file), {force: true});
  }
  removeEmptyFolders(root, plan.removals);
  // The new owner file leaves the house style to its owner.
  const {errors} = contentProblems(root, readContent(root), false);
  if (errors.length > 0) {
    throw new CommandError(['The site was written, but it has problems:', ...errors].join('\n'));
  }
  nextSteps(owner.name).forEach(print);
}
