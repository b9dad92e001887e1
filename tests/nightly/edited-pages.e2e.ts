import {seededRandom} from '../../src/lib/seededRandom';
import {answering, expect, test} from '../support/test';

/** Number of changes, each made to the page as it was served. */
const EDITS = 40;

// If hydration fails on a changed page, React renders it from scratch and logs an error.
test.use({allowedConsole: [/React|hydrat/i], allowedPageErrors: [/Minified React error/]});

/**
 * Changes a page outside its article as translators and blockers do before its scripts run: text in
 * `<font>`, attributes and nodes added, nodes removed.
 */
function edit([kind = 0, place = 0]: readonly number[]): void {
  const isOutside = (node: Node): boolean =>
    !node.parentElement?.closest('main, script, style, svg') &&
    !(
      node instanceof Element &&
      (node.matches('main, script, style') || node.querySelector('main'))
    );
  const all = (what: number): Node[] => {
    const walker = document.createTreeWalker(document.body, what);
    const nodes: Node[] = [];
    while (walker.nextNode()) {
      nodes.push(walker.currentNode);
    }
    return nodes.filter(isOutside);
  };
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(place * items.length)];
  const element = pick(all(NodeFilter.SHOW_ELEMENT)) as HTMLElement | undefined;
  const text = pick(all(NodeFilter.SHOW_TEXT).filter((node) => node.textContent?.trim()));
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

test(`an article stays readable after each of ${EDITS} third-party changes outside it`, async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const numbers = seededRandom('edited pages');
  for (let count = 0; count < EDITS; count += 1) {
    const random = [numbers(), numbers()];
    await page.goto('/blog/iron-gall-ink');
    const before = await page.getByRole('article').innerText();
    await page.evaluate(edit, random);
    await answering(page);
    await expect(page.getByRole('article'), `edit ${random}`).toBeVisible();
    expect(await page.getByRole('article').innerText(), `edit ${random}`).toBe(before);
  }
});
