import type {Locator, Page} from '@playwright/test';

/** A question that one post of the fixture site answers, below a heading of its own. */
export const LETTERS = {
  question: 'Why do letters fall out of a page written with iron gall ink?',
  post: '/blog/iron-gall-ink',
  heading: 'Why it eats paper',
  sentence: 'the acid breaks the fibers of the sheet',
} as const;

/** A question that no post answers. */
export const UNWRITTEN = 'How do I get red wine out of a wool carpet?';

/** The accessible name of a mark behind a sentence. */
export const CITATION = /^1, source: /;

/** The parts of the chat page, as a reader finds them. */
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
    model: page.getByRole('region', {name: 'Model'}),
    turn: (question: string): Locator => log.getByRole('article', {name: question}),
  };
}

/** The parts of one answer. */
export function answerParts(turn: Locator) {
  return {
    citation: turn.getByRole('link', {name: CITATION}).first(),
    /** Links of the passages, to their places. */
    passages: turn.getByRole('region', {name: /^Passage \d/}).getByRole('link'),
    readNext: turn.getByRole('group', {name: 'Read next'}).getByRole('link'),
    retry: turn.getByRole('button', {name: 'Retry'}),
  };
}

/** Asks and resolves with the turn once it is answered. */
export async function askChat(page: Page, question: string): Promise<Locator> {
  const {field, turn} = chatPage(page);
  await field.fill(question);
  await field.press('Enter');
  const asked = turn(question).last();
  await answerParts(asked).retry.waitFor();
  return asked;
}
