import {hydrate, expect, test} from '../support/test';

// If hydration fails on a changed page, React renders it from scratch and logs an error.
test.use({allowedErrors: [/React|hydrat/i]});

/** Changes of the page outside its article, as translators and ad blockers make them. */
const EDITS: Readonly<Record<string, (element: Element) => void>> = {
  'a translated text': (element) => {
    const font = document.createElement('font');
    font.textContent = `~${element.textContent}~`;
    element.replaceChildren(font);
  },
  'a changed class': (element) => element.setAttribute('class', 'theirs'),
  'an added element': (element) => element.prepend(document.createElement('div')),
  'a removed element': (element) => element.remove(),
};

/** Elements around the article. */
const SELECTORS = ['.navbar__brand', '[role=banner]', 'aside', 'footer', '.pagination-nav'];

for (const [name, edit] of Object.entries(EDITS)) {
  test(`an article stays readable after ${name} outside it`, async ({page}) => {
    for (const selector of SELECTORS) {
      await page.goto('/blog/iron-gall-ink');
      const article = page.getByRole('article');
      const before = await article.innerText();
      await page.locator(selector).first().evaluate(edit);
      await hydrate(page);
      await expect(article, selector).toBeVisible();
      expect(await article.innerText(), selector).toBe(before);
    }
  });
}
