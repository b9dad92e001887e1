import type {Locator, Page} from '@playwright/test';

/** A question that one section of a fixture post answers. */
export const ANSWERABLE = {
  question: 'Why do letters fall out of a page written with iron gall ink?',
  post: '/blog/iron-gall-ink',
  heading: 'Why it eats paper',
  sentence: 'the acid breaks the fibers of the sheet',
} as const;

/** A question that no post answers. */
export const UNANSWERABLE = 'How do I get red wine out of a wool carpet?';

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
    modelSettings: page.getByRole('region', {name: 'Who writes the answers'}),
    turn: (question: string): Locator => log.getByRole('article', {name: question}),
  };
}

/** Returns locators of the parts of an answer. */
export function answerParts(turn: Locator) {
  return {
    citation: turn.getByRole('link', {name: /^1, source: /}).first(),
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
