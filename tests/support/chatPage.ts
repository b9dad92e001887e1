import type {Locator, Page} from '@playwright/test';

/** A question that one section of a fixture post answers. */
export const LETTERS = {
  question: 'Why do letters fall out of a page written with iron gall ink?',
  post: '/blog/iron-gall-ink',
  heading: 'Why it eats paper',
  sentence: 'the acid breaks the fibers of the sheet',
} as const;

/** A question that no post answers. */
export const UNWRITTEN = 'How do I get red wine out of a wool carpet?';

/** Accessible name of a citation mark. */
const CITATION = /^1, source: /;

/** Returns locators of the parts of the chat page. */
export function chatPage(page: Page) {
  const log = page.getByRole('log', {name: 'Conversation'});
  return {
    log,
    field: page.getByRole('textbox', {name: 'Your question'}),
    ask: page.getByRole('button', {name: 'Ask'}),
    stop: page.getByRole('button', {name: 'Stop'}),
    clear: page.getByRole('button', {name: 'Clear conversation'}),
    turns: log.getByRole('article'),
    terminal: page.getByRole('region', {name: 'Terminal'}),
    model: page.getByRole('region', {name: 'Who writes the answers'}),
    turn: (question: string): Locator => log.getByRole('article', {name: question}),
  };
}

/** Returns locators of the parts of an answer. */
export function answerParts(turn: Locator) {
  return {
    citation: turn.getByRole('link', {name: CITATION}).first(),
    /** Links of the passages to their sections. */
    passages: turn.getByRole('region', {name: /^Passage \d/}).getByRole('link'),
    readNext: turn.getByRole('group', {name: 'Read next'}).getByRole('link'),
    retry: turn.getByRole('button', {name: 'Retry'}),
  };
}

/** Asks a question. Resolves with the question and its answer once the answer is complete. */
export async function askChat(page: Page, question: string): Promise<Locator> {
  const {field, turn} = chatPage(page);
  await field.fill(question);
  await field.press('Enter');
  const newTurn = turn(question).last();
  await answerParts(newTurn).retry.waitFor();
  return newTurn;
}

/**
 * Records the texts that screen readers would announce, from the next opened document on: those added
 * to a live region that is neither off nor busy.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, {announced});
    function isLive(node: Node): boolean {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=log], [role=status], [role=alert]');
      const isOff = region?.getAttribute('aria-live') === 'off';
      return Boolean(region) && !isOff && !element?.closest('[aria-busy=true]');
    }
    function textOf(node: Node): string {
      if (node instanceof Element && node.matches('[aria-live=off], [aria-busy=true]')) {
        return '';
      }
      return node.hasChildNodes()
        ? [...node.childNodes].map(textOf).join('')
        : (node.nodeValue ?? '');
    }
    new MutationObserver((records) => {
      for (const {type, target, addedNodes} of records) {
        const changed = type === 'characterData' ? [target] : [...addedNodes];
        announced.push(...changed.filter(isLive).map(textOf));
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

/** Returns the texts announced since the current document was opened, without empty ones. */
export async function announcements(page: Page): Promise<string[]> {
  const all = await page.evaluate(
    () => (window as unknown as {announced: readonly string[]}).announced,
  );
  return all.filter((text) => text.trim() !== '');
}
