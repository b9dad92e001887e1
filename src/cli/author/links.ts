import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Command, InvalidArgumentError} from 'commander';
import {CommandError} from '../lib/CommandError.mjs';
import type {AuthorContext} from './context';

interface Options {
  readonly include: readonly string[];
  readonly retry: number;
  readonly timeout: number;
  readonly concurrency: number;
  /** File that says what is broken in Markdown. */
  readonly report?: string;
}

function wholeNumber(least: number) {
  return (value: string): number => {
    if (!/^\d+$/.test(value) || Number(value) < least) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    }
    return Number(value);
  };
}

/** The address that is asked for: written as the network does, without the fragment. */
function asked(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

async function run(context: AuthorContext, options: Options): Promise<void> {
  const {root, print, warn} = context;
  // Loaded here, because the other commands need neither the parser nor the checker.
  const {collectLinks} = await import('./links/findLinks');
  const {checkAddresses} = await import('./links/checkAddresses');
  const {IGNORED_FILE, readIgnored} = await import('./links/checkAddresses');
  const ignored = readIgnored(root);
  const found = collectLinks(root, options.include);
  const links = found.filter(({address}) => !ignored.some((pattern) => pattern.test(address)));
  const addresses = [...new Set(links.flatMap(({address}) => asked(address) ?? []))];
  const answers = await checkAddresses(addresses, options);
  const answerTo = (address: string) => answers.get(asked(address) ?? '');
  const broken = links.filter(({address}) => (answerTo(address)?.state ?? 'broken') === 'broken');
  for (const {file, line, address} of broken) {
    print(`${file}:${line}  ${answerTo(address)?.status ?? 'not an address'}  ${address}`);
  }
  if (options.include.length === 0) {
    for (const pattern of ignored) {
      if (!found.some(({address}) => pattern.test(address))) {
        warn(`${IGNORED_FILE}: "${pattern.source}" matches no link anymore; remove the entry.`);
      }
    }
  }
  const count = (items: readonly {readonly address: string}[]) =>
    new Set(items.map(({address}) => asked(address) ?? address)).size;
  const blocked = links.filter(({address}) => answerTo(address)?.state === 'blocked');
  const summary = [
    `${count(links)} addresses in ${links.length} links checked`,
    `${count(broken)} broken`,
    `${count(blocked)} that refuse automated checks`,
    `${count(found) - count(links)} left out by ${IGNORED_FILE}`,
  ].join(', ');
  if (broken.length > 0 && options.report) {
    const {linkReport} = await import('./links/linkReport');
    const links = broken.map(({file, line, address}) => ({
      place: `${file}:${line}`,
      address,
      status: answerTo(address)?.status ?? 'not an address',
    }));
    writeFileSync(path.resolve(root, options.report), await linkReport(links));
  }
  if (broken.length > 0) {
    throw new CommandError(`${summary}.`);
  }
  print(`${summary}.`);
}

/** `author links`: asks every other site that is linked to whether the page is still there. */
export function linksCommand(context: AuthorContext): Command {
  return new Command('links')
    .description('Check the links of posts, pages and data to other sites. Asks the network.')
    .option(
      '--include <path>',
      'only files that begin with it, such as blog/2025-; may be repeated',
      (value: string, before?: readonly string[]) => [...(before ?? []), value],
    )
    .option('--retry <n>', 'ask again after 5xx or no answer', wholeNumber(0), 2)
    .option('--timeout <ms>', 'how long a server may take', wholeNumber(1), 20_000)
    .option('--concurrency <n>', 'how many are asked at once', wholeNumber(1), 8)
    .option('--report <file>', 'write what is broken, with archived copies, as Markdown')
    .addHelpText(
      'after',
      '\nAddresses that are not to be asked stand in blog/links-ignore.yml, each with its reason.',
    )
    .action((options: Partial<Options> & Omit<Options, 'include'>) =>
      run(context, {include: [], ...options}),
    );
}
