import {expect, isSameDocument, markDocument, test, visit} from '../support/test';

const ITEMS = [
  {name: 'Books', path: '/books/to-read', other: '/books/already-read'},
  {name: 'Media', path: '/media/on-stage', other: '/media/webinars'},
  {name: 'Resume', path: '/resume/experience', other: '/resume/articles'},
  {name: 'Blog', path: '/blog', other: '/blog/tags/finance'},
  {name: 'Intelligence', path: '/intelligence', other: '/intelligence'},
  {name: 'Chat', path: '/chat', other: '/chat'},
] as const;

for (const {name, path, other} of ITEMS) {
  test(`${name} leads to ${path} without a reload and is active there`, async ({page}) => {
    await visit(page, '/subscribe');
    await markDocument(page);
    const link = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name, exact: true});
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveClass(/navbar__link--active/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`${name} is active in the server's HTML of ${other}`, async ({request}) => {
    const html = await (await request.get(other)).text();
    const links = html.match(/<a\b[^>]*data-active-prefix[^>]*>/g) ?? [];
    const active = links.filter((link) => /aria-current="?page/.test(link));
    expect(links.length).toBeGreaterThan(5);
    expect(active).toHaveLength(1);
    expect(active[0]).toContain(path);
  });
}

test('the logo leads home', async ({page}) => {
  await visit(page, '/chat');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'One Commit at a Time'})
    .click();
  await expect(page).toHaveURL('/');
});

test('Newsletter opens in a new tab and looks external', async ({page, context}) => {
  await visit(page, '/');
  const link = page.getByRole('link', {name: /^Newsletter ?\(opens in new tab\)$/});
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.locator('svg')).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('/newsletter');
  await expect(page).toHaveURL('/');
});

test('a mark that was lost comes back about 50 ms after the next route change', async ({page}) => {
  await visit(page, '/blog');
  const link = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Blog', exact: true});
  await link.evaluate((element) => {
    element.classList.remove('navbar__link--active');
    element.removeAttribute('aria-current');
  });
  await page.getByRole('main').getByRole('link', {name: 'An agent is a loop'}).first().click();
  await expect(page).toHaveURL('/blog/an-agent-is-a-loop');
  await expect(link).toHaveClass(/navbar__link--active/);
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the version dropdown opens, and the archive is in it', async ({page}) => {
  await visit(page, '/books/already-read');
  const button = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: 'Latest'})
    .or(
      page
        .getByRole('navigation', {name: 'Main'})
        .locator('a[aria-haspopup=true]', {hasText: 'Latest'}),
    );
  await button.hover();
  await page.getByRole('link', {name: 'All posts by year'}).click();
  await expect(page).toHaveURL('/blog/archive');
});

test('choosing a docs version is remembered', async ({page}) => {
  await visit(page, '/');
  await page.locator('.navbar a[aria-haspopup=true]', {hasText: 'Latest'}).hover();
  await page.locator('.dropdown__menu').getByRole('link', {name: 'Latest', exact: true}).click();
  await expect(page).toHaveURL('/books/to-read');
  const stored = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(stored).toBe('current');
});

test('the language dropdown has English, and its link stays on the page', async ({page}) => {
  await visit(page, '/chat');
  await page.locator('.navbar a[aria-haspopup=true]', {hasText: 'English'}).hover();
  const english = page.locator('.dropdown__menu').getByRole('link', {name: 'English'});
  await expect(english).toHaveAttribute('href', /\/chat$/);
  await expect(english).toHaveAttribute('lang', 'en');
});

test('the navbar hides on scrolling down and returns on scrolling up', async ({page}) => {
  await visit(page, '/blog/an-agent-is-a-loop');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(navbar).not.toBeInViewport({timeout: 500});
  }).toPass();
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
});
