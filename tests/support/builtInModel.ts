import type {Page} from '@playwright/test';

interface BuiltIn {
  readonly availability: 'unavailable' | 'downloadable' | 'available';
  /** What it says, in pieces; after them it ends. */
  readonly pieces: readonly string[];
}

/** What a page with a stand-in has asked of it. */
export interface BuiltInCalls {
  readonly question: string;
}

/** Gives every page of the test a browser with a model of its own, speaking the Prompt API. */
export async function giveBuiltInModel(page: Page, model: BuiltIn): Promise<void> {
  await page.addInitScript(({availability, pieces}) => {
    const calls = {question: ''};
    let state = availability;
    Object.assign(window, {
      builtInCalls: calls,
      LanguageModel: {
        availability: () => Promise.resolve(state),
        create(options: {monitor?: (target: EventTarget) => void}): Promise<object> {
          const target = new EventTarget();
          options.monitor?.(target);
          target.dispatchEvent(new ProgressEvent('downloadprogress', {loaded: 1, total: 1}));
          state = 'available';
          return Promise.resolve({
            promptStreaming(input: string) {
              calls.question = input;
              return new ReadableStream<string>({
                start(controller) {
                  pieces.forEach((piece) => controller.enqueue(piece));
                  controller.close();
                },
              });
            },
            destroy() {},
          });
        },
      },
    });
  }, model);
}

/** Takes the browser's own interface away, if it has one. */
export async function takeBuiltInModel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'LanguageModel');
  });
}

export async function builtInCalls(page: Page): Promise<BuiltInCalls> {
  return page.evaluate(() => (window as unknown as {builtInCalls: BuiltInCalls}).builtInCalls);
}
