import type {Page} from '@playwright/test';
import type {Answer} from '../../src/lib/passages/types';

/** Asks the chat's own worker, as the build has it, all questions one after the other. */
export async function askBuiltEngine(page: Page, questions: readonly string[]): Promise<Answer[]> {
  const [worker] = await Promise.all([
    page.waitForEvent('worker', (one) => /\/assets\/js\//.test(one.url())),
    page.goto(`/chat?q=${encodeURIComponent(questions[0] ?? '')}`),
  ]);
  return page.evaluate(
    async ({url, asked}) => {
      const engine = new Worker(url);
      const answers: Answer[] = [];
      for (const [id, given] of asked.entries()) {
        answers.push(
          await new Promise((resolve, reject) => {
            engine.onmessage = ({data}) =>
              data.unavailable === undefined
                ? resolve(data.result as Answer)
                : reject(new Error(data.unavailable));
            engine.onerror = () => reject(new Error('The worker stopped.'));
            engine.postMessage({id, name: 'answer', given});
          }),
        );
      }
      engine.terminate();
      return answers;
    },
    {url: worker.url(), asked: [...questions]},
  );
}
