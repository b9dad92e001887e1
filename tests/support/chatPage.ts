import type {Locator, Page} from '@playwright/test';

/** A question that one post answers. */
export const VESTING = 'How does vesting with a cliff work?';

/** A question that no post answers. */
export const UNWRITTEN = 'How do I get red wine out of a wool carpet?';

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
    model: page.getByRole('region', {name: 'Model'}),
    turn: (question: string): Locator => log.getByRole('article', {name: question}),
    /** The conversation as it is kept, or null. */
    stored: (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('chat-conversation')),
  };
}

/** Asks and resolves with the turn once it is answered. */
export async function askChat(page: Page, question: string): Promise<Locator> {
  const {field, turn} = chatPage(page);
  await field.fill(question);
  await field.press('Enter');
  const asked = turn(question).last();
  await asked.getByRole('button', {name: 'Retry'}).waitFor();
  return asked;
}
