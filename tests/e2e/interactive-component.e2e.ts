import {expect, test, visit} from '../support/test';

test('a component of a post responds to a choice and a number @engines', async ({page}) => {
  await visit(page, '/blog/a-stamp-fund');
  const figure = page.getByRole('figure', {name: 'Growth of the fund'});
  const answer = figure.getByRole('status');
  await figure.getByRole('radio', {name: '20 years'}).check();
  await expect(answer).toHaveText(/ 2\.65\.$/);
  await figure.getByRole('spinbutton', {name: 'Percent a year'}).fill('10');
  await expect(answer).toHaveText(/ 6\.73\.$/);
});
