import {seededRandom} from '../../src/lib/seededRandom';
import {hydrate, expect, test} from '../support/test';

/** Number of loads of the page, each with one change. */
const EDITS = 40;

// If hydration fails on a changed page, React renders it from scratch and logs an error.
test.use({allowedConsole: [/React|hydrat/i], allowedPageErrors: [/Minified React error/]});

/**
 * Changes the page outside its main content, as translators and ad blockers do: wraps a text into
 * `<font>`, adds attributes or a node, or removes a node. Runs in the browser.
 *
 * @param numbers two numbers from 0 to 1 that choose the kind of change and the node
 */
function edit([kind = 0, place = 0]: readonly number[]): void {
  const isOutside = (node: Node): boolean =>
    !node.parentElement?.closest('main, script, style, svg') &&
    !(
      node instanceof Element &&
      (node.matches('main, script, style') || node.querySelector('main'))
    );
  const allOutside = (whatToShow: number): Node[] => {
    const walker = document.createTreeWalker(document.body, whatToShow);
    const nodes: Node[] = [];
    while (walker.nextNode()) {
      nodes.push(walker.currentNode);
    }
    return nodes.filter(isOutside);
  };
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(place * items.length)];
  const element = pick(allOutside(NodeFilter.SHOW_ELEMENT)) as HTMLElement | undefined;
  const text = pick(allOutside(NodeFilter.SHOW_TEXT).filter((node) => node.textContent?.trim()));
  if (kind < 0.25) {
    const font = document.createElement('font');
    font.textContent = `~${text?.textContent}~`;
    (text as ChildNode | undefined)?.replaceWith(font);
  } else if (kind < 0.5) {
    element?.setAttribute('data-extension', 'true');
    element?.setAttribute('class', 'theirs');
  } else if (kind < 0.75) {
    element?.prepend(document.createElement('div'));
  } else {
    element?.remove();
  }
}

test(`an article stays readable after third-party changes outside it, ${EDITS} times`, async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const nextRandom = seededRandom('edited pages');
  for (let count = 0; count < EDITS; count += 1) {
    const random = [nextRandom(), nextRandom()];
    await page.goto('/blog/iron-gall-ink');
    const before = await page.getByRole('article').innerText();
    await page.evaluate(edit, random);
    await hydrate(page);
    await expect(page.getByRole('article'), `edit ${random}`).toBeVisible();
    expect(await page.getByRole('article').innerText(), `edit ${random}`).toBe(before);
  }
});
