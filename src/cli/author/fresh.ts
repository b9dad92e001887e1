import {execFileSync} from 'node:child_process';
import {rmSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {Command, InvalidArgumentError} from 'commander';
import {createJiti} from 'jiti';
import {groupBy} from '../../lib/groupBy';
import {countOf} from '../../lib/numbers';
import type {Owner} from '../../lib/owner';
import {contentProblems} from '../../plugins/post-schema/contentProblems';
import {readContent} from '../../plugins/post-schema/readContent';
import {CommandError} from '../lib/CommandError.mjs';
import {applyChanges} from './changes';
import type {AuthorContext} from './context';
import {oneLine} from './format';
import {QUESTIONS, flagOf, ownerOf, readAnswers} from './fresh/answers';
import type {Answers} from './fresh/answers';
import {PARTS, planFresh} from './fresh/planFresh';
import type {FreshPart, FreshPlan} from './fresh/planFresh';

const PART_NAMES = Object.keys(PARTS).join(',');

interface Options extends Answers {
  readonly tickers?: boolean;
  readonly keep?: readonly FreshPart[];
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** `author fresh`: the same site for somebody else, with one post and empty shelves. */
export function freshCommand(context: AuthorContext): Command {
  const command = new Command('fresh').description(
    'Make the site yours: write the owner, remove the shipped content, and begin with one post.',
  );
  for (const [key, {value, asks}] of Object.entries(QUESTIONS)) {
    command.option(`${flagOf(key)} <${value}>`, asks);
  }
  return command
    .option('--tickers', 'keep the market tickers, which load from two outside hosts')
    .option('--keep <parts>', `leave parts as they are: ${PART_NAMES}`, readKeep)
    .option('--dry-run', 'show what would change, file by file, and change nothing')
    .option('--yes', 'do it without asking first')
    .action((options: Options) => startFresh(context, options));
}

function readKeep(list: string): FreshPart[] {
  const parts = list.split(',').map(oneLine).filter(Boolean);
  const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0) {
    throw new InvalidArgumentError(`There is no "${unknown.join('", "')}" among ${PART_NAMES}.`);
  }
  return parts as FreshPart[];
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
  const files = status.split('\n').filter(Boolean);
  if (files.length > 0) {
    const shown = files.slice(0, 5).map((file) => `\n  ${file.slice(3)}`);
    const rest = files.length > 5 ? `\n  and ${files.length - 5} more` : '';
    throw new CommandError(
      `There are changes that are not committed; commit or stash them first:${shown.join('')}${rest}`,
    );
  }
}

async function readShippedOwner(root: string): Promise<Owner> {
  const jiti = createJiti(__filename, {moduleCache: false, fsCache: false});
  return jiti.import<Owner>(path.join(root, 'src/data/owner.ts'), {default: true});
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
  const folders = groupBy(files, (file) => path.posix.dirname(file));
  return [...folders].map(([folder, {length}]) => `${folder}/ ${countOf(length, 'file')}`);
}

function describePlan(
  {changes, removals, notes}: FreshPlan,
  {dryRun, keep = []}: Options,
): string[] {
  const lists = {
    New: changes.filter(({before}) => before === undefined).map(({file}) => file),
    Rewritten: changes.filter(({before}) => before !== undefined).map(({file}) => file),
    Removed: removals,
  };
  return [
    ...Object.entries(lists).flatMap(([title, files]) => [
      `${title} (${files.length}):`,
      ...(title === 'Removed' && !dryRun ? countByFolder(files) : files).map((line) => `  ${line}`),
    ]),
    ...notes,
    ...(keep.length > 0 ? [`Kept: ${keep.map((part) => PARTS[part]).join('; ')}`] : []),
  ];
}

async function startFresh(context: AuthorContext, options: Options): Promise<void> {
  const {root, now, print, ask} = context;
  const {example, analytics, colorMode, markdown, predictions, tickerTape, name} =
    await readShippedOwner(root);
  if (!example) {
    print(`This site is ${name}'s already: nothing was changed. Edit src/data/owner.ts by hand.`);
    return;
  }
  if (!options.dryRun) {
    requireCommitted(root);
  }
  // Whoever says yes beforehand, or gives a name and no terminal, is asked nothing.
  const answers = await readAnswers(options, options.yes ? undefined : ask);
  const owner = {
    ...ownerOf(answers),
    analytics,
    colorMode,
    // Kept posts may use what it turns on.
    ...(options.keep?.includes('posts') && markdown ? {markdown} : {}),
    ...(options.tickers && predictions ? {predictions} : {}),
    ...(options.tickers && tickerTape ? {tickerTape} : {}),
  };
  const day = new Date(now).toISOString().slice(0, 10);
  const keep = new Set(options.keep);
  const plan = await planFresh(root, {owner, accent: answers.accent ?? '', keep, day});
  describePlan(plan, options).forEach(print);
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
  print(`The site is ${owner.name}'s. What was removed is in the history of git. Next:
  npm start                                 builds it and serves it on http://localhost:3000
  npm run author -- new "My first title"    begins a post
  npm test                                  checks all of it
  git add --all
  git commit --message "Make it mine"`);
}
