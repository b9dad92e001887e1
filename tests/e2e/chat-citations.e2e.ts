import type {Page} from '@playwright/test';
import type {Answer, Citation} from '../../src/lib/passages/types';
import {askBuiltEngine} from '../support/askBuiltEngine';
import {chatQuestions} from '../support/chatQuestions';
import {expect, test} from '../support/test';

interface Quotation {
  readonly permalink: string;
  readonly anchor: string | null;
  readonly href: string;
  readonly sentence: string;
}

function quotationsOf(answer: Answer): Quotation[] {
  if (answer.kind === 'unknown') {
    return [];
  }
  const cited = new Map<number, Citation>(answer.citations.map((one) => [one.number, one]));
  return answer.sentences.flatMap(({text, citations}) =>
    citations.flatMap((number) => {
      const citation = cited.get(number);
      return citation
        ? [
            {
              permalink: citation.passage.permalink,
              anchor: citation.passage.anchor,
              href: citation.href,
              sentence: text,
            },
          ]
        : [];
    }),
  );
}

async function goldenQuotations(page: Page): Promise<Quotation[]> {
  const questions = [...chatQuestions('questions'), ...chatQuestions('questions-held')]
    .filter(({answerable}) => answerable)
    .map(({question}) => question);
  return (await askBuiltEngine(page, questions)).flatMap(quotationsOf);
}

/** Quotations of a page that no single element holds below the heading they are said to be under. */
async function missing(page: Page, html: string, quoted: readonly Quotation[]): Promise<string[]> {
  return page.evaluate(
    ({source, quotations}) => {
      const root = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
      const blocks: {heading: string | null; text: string}[] = [];
      let heading: string | null = null;
      for (const element of root?.querySelectorAll(
        'h2[id], h3[id], h4[id], h5[id], h6[id], p, li, td, th, dd, dt, figcaption',
      ) ?? []) {
        if (/^H\d$/.test(element.tagName)) {
          heading = element.id;
        } else {
          blocks.push({heading, text: plain(element.textContent)});
        }
      }
      return quotations
        .filter(
          ({anchor, sentence}) =>
            !blocks.some((block) => block.heading === anchor && block.text.includes(sentence)),
        )
        .map(({href, sentence}) => `${href}: ${sentence}`);
    },
    {source: html, quotations: [...quoted]},
  );
}

test('every citation of the golden answers is of one paragraph under its heading', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const quotations = await goldenQuotations(page);
  expect(quotations.length).toBeGreaterThan(200);
  const astray: string[] = [];
  for (const permalink of new Set(quotations.map((one) => one.permalink))) {
    const quoted = quotations.filter((one) => one.permalink === permalink);
    const html = await (await page.request.get(permalink)).text();
    astray.push(...(await missing(page, html, quoted)));
  }
  expect(astray).toEqual([]);
});

test('a citation opens with the quoted sentence in view', async ({page}) => {
  test.setTimeout(120_000);
  const questions = chatQuestions('questions').filter(({answerable}) => answerable);
  const some = questions.filter((_, place) => place % 20 === 3).map(({question}) => question);
  const quotations = (await askBuiltEngine(page, some)).flatMap(quotationsOf);
  const firsts = [...new Map(quotations.map((one) => [one.href, one])).values()].slice(0, 6);
  expect(firsts.length).toBeGreaterThan(3);
  for (const {href, sentence} of firsts) {
    await page.goto('about:blank');
    await page.goto(href);
    const paragraph = page.locator('main :is(p, li, td)').filter({hasText: sentence}).last();
    await expect(paragraph).toBeInViewport();
  }
});
