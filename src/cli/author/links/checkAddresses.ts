import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HttpResponse, LinkResult} from 'linkinator';
import {AuthorError} from '../AuthorError';
import {parseRetryAfter, retryDelay} from './retryDelay';

export interface Answer {
  /** `blocked`: the server refuses programs, so nothing is known of the page. */
  readonly state: 'ok' | 'broken' | 'blocked';
  /** The status code, or what kept the server from answering. */
  readonly status: string;
  /** Whether another try may go better. */
  readonly isPassing: boolean;
  /** Milliseconds that the server asks to be left alone for. */
  readonly retryAfter?: number;
}

export interface CheckSettings {
  /** How often an address that failed for a passing reason is asked again. */
  readonly retry: number;
  /** Milliseconds that a server has to answer. */
  readonly timeout: number;
  readonly concurrency: number;
  /** Waits so many milliseconds, and may tell the user. */
  readonly wait: (ms: number, addresses: readonly string[]) => Promise<void>;
}

const PAGE = 'links.html';

function reasonOf(failures: LinkResult['failureDetails']): string {
  const error = failures?.findLast((failure) => failure instanceof Error);
  // "fetch failed" is all that the outer error says.
  const {code, message} = (error?.cause ?? {}) as {code?: unknown; message?: unknown};
  if (error?.name === 'TimeoutError') {
    return 'timeout';
  }
  return String(code ?? message ?? error?.message ?? 'no answer');
}

function answerOf({status = 0, state, failureDetails}: LinkResult): Answer {
  if (state !== 'BROKEN') {
    return {state: state === 'OK' ? 'ok' : 'blocked', status: `${status}`, isPassing: false};
  }
  const response = failureDetails?.findLast(
    (failure): failure is HttpResponse => 'headers' in failure,
  );
  return {
    state: 'broken',
    status: status === 0 ? reasonOf(failureDetails) : `${status}`,
    isPassing: status === 0 || status === 429 || status >= 500,
    retryAfter: parseRetryAfter(response?.headers['retry-after'], Date.now()),
  };
}

/** One of each host by turns, so that no host is asked for many pages at once. */
function byTurns(addresses: readonly string[]): string[] {
  const turns = new Map<string, number>();
  return addresses
    .map((address) => {
      const {host} = new URL(address);
      const turn = turns.get(host) ?? 0;
      turns.set(host, turn + 1);
      return {address, turn};
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({address}) => address);
}

function pageOf(addresses: readonly string[]): string {
  const links = addresses.map((address) => {
    const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<a href="${escaped}">.</a>`;
  });
  return `<!doctype html><title>Links</title>${links.join('\n')}`;
}

/**
 * Asks for each address once. Linkinator reads the links from a page, so it gets one that holds
 * nothing else; it asks with HEAD, and with GET where that fails.
 */
async function askOnce(
  addresses: readonly string[],
  {timeout, concurrency}: CheckSettings,
): Promise<Map<string, Answer>> {
  const {LinkChecker} = await import('linkinator');
  const folder = mkdtempSync(path.join(tmpdir(), 'author-links-'));
  try {
    writeFileSync(path.join(folder, PAGE), pageOf(byTurns(addresses)));
    const {links} = await new LinkChecker().check({
      path: PAGE,
      serverRoot: folder,
      timeout,
      concurrency,
    });
    const answers = new Map(links.map((link) => [link.url, answerOf(link)]));
    const lost = addresses.find((address) => !answers.has(address));
    if (lost !== undefined) {
      throw new AuthorError(
        `The link checker passed over ${lost}. Where HTTP_PROXY is set, unset it: the checker asks the proxy for its own page too.`,
      );
    }
    return answers;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Asks for each address, and again for those that failed for a reason that may pass: 429, 5xx, no
 * answer. Linkinator's own repetition is not used: it has no end while a server says 429.
 *
 * @param addresses as `URL.href` writes them, without fragments, each once
 */
export async function checkAddresses(
  addresses: readonly string[],
  settings: CheckSettings,
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  let open = addresses;
  for (let round = 0; open.length > 0; round += 1) {
    for (const [address, answer] of await askOnce(open, settings)) {
      answers.set(address, answer);
    }
    open = open.filter((address) => answers.get(address)?.isPassing);
    if (open.length === 0 || round >= settings.retry) {
      break;
    }
    const asked = open.map((address) => answers.get(address)?.retryAfter);
    await settings.wait(retryDelay(round, asked), open);
  }
  return answers;
}
