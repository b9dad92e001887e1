import {
  answer,
  field,
  firstAnswers,
  part,
  PARTS_PATH,
  refusedTexts,
  slidNumbers,
  typedNumbers,
} from '../support/postParts';
import {expect, test, visit} from '../support/test';

for (const [name, result] of firstAnswers) {
  test(`${name} begins with the example of its post`, async ({page}) => {
    await visit(page, PARTS_PATH);
    await expect(answer(part(page, name)).locator('strong').first()).toHaveText(result);
  });
}

for (const [name, label, value, result] of typedNumbers) {
  test(`${name} follows what is typed as ${label}`, async ({page}) => {
    await visit(page, PARTS_PATH);
    await field(part(page, name), label).fill(value);
    await expect(answer(part(page, name))).toHaveText(result);
  });
}

for (const [name, label, key, result] of slidNumbers) {
  test(`${name} follows the slider ${label} under the keyboard`, async ({page}) => {
    await visit(page, PARTS_PATH);
    await part(page, name).getByRole('slider', {name: label}).press(key);
    await expect(answer(part(page, name))).toHaveText(result);
  });
}

for (const [name, label, value, message] of refusedTexts) {
  test(`${name} refuses "${value}" as ${label}, says why, and keeps its result`, async ({page}) => {
    await visit(page, PARTS_PATH);
    const figure = part(page, name);
    const before = await answer(figure).innerText();
    const good = await field(figure, label).inputValue();
    await field(figure, label).fill(value);
    await expect(field(figure, label)).toHaveAccessibleDescription(message);
    await expect(field(figure, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(answer(figure)).toHaveText(before);
    await field(figure, label).fill(good);
    await expect(field(figure, label)).toHaveAccessibleDescription('');
    await expect(figure).not.toContainText('NaN');
  });
}

test('the dilution table has a column for each round, and each adds up', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figure = part(page, 'Dilution, round by round');
  await figure.getByRole('radio', {name: '3'}).check();
  await expect(figure.getByRole('columnheader')).toHaveText(['Holder', /1/, /2/, /3/]);
  for (const column of [1, 2, 3]) {
    const cells = figure.getByRole('row').locator(`:nth-child(${column + 1})`);
    const shares = (await cells.allInnerTexts())
      .filter((text) => text.endsWith('%'))
      .map((text) => Math.round(Number.parseFloat(text) * 10));
    expect(shares.pop()).toBe(1000);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1000);
  }
  await figure.getByRole('group', {name: 'Round 2'}).getByLabel('Raised, $ million').fill('9999');
  await expect(answer(figure)).toHaveText(/Round 2 would leave nothing/);
});

test('the pace table changes with distance, time and length of the splits', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figure = part(page, 'Pace and splits');
  const time = figure.getByRole('textbox', {name: 'Target time'});
  await expect(figure.getByRole('row')).toHaveCount(10);
  await figure.getByRole('radio', {name: '10 km'}).check();
  await time.fill('50:00');
  await expect(answer(figure)).toHaveText(/5:00 a kilometer, or 8:03 a mile; halfway in 25:00/);
  await figure.getByRole('radio', {name: '1 km'}).press('Space');
  await expect(figure.getByRole('row')).toHaveCount(11);
  await time.fill('50');
  await expect(time).toHaveAccessibleDescription(/^Enter a time as h:mm:ss/);
  await expect(answer(figure)).toHaveText(/5:00 a kilometer/);
  await figure.getByRole('radio', {name: 'Other'}).check();
  await field(figure, 'Kilometers').fill('25');
  await expect(answer(figure)).toHaveText(/2:00 a kilometer/);
});

test('an option can be turned into a put and sold, with its limits', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figure = part(page, 'Payoff at expiry');
  const limits = figure.getByRole('definition');
  await expect(limits).toHaveText(['$114', 'no limit', '$9']);
  await figure.getByRole('radio', {name: 'Call'}).focus();
  await page.keyboard.press('ArrowRight');
  await field(figure, 'Premium, $').fill('7');
  await expect(limits).toHaveText(['$98', '$98', '$7']);
  await figure.getByRole('radio', {name: 'Short'}).check();
  await expect(limits).toHaveText(['$98', '$7', '$98']);
});

test('more merges make fewer tokens, and the tokens hold the whole text', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figure = part(page, 'Text into tokens');
  const counts = figure.getByRole('definition');
  const tokens = figure.getByRole('list', {name: 'Tokens'}).getByRole('listitem');
  await figure.getByRole('textbox').fill('the bread €');
  await expect(counts.first()).toHaveText('11');
  await expect(counts.nth(1)).toHaveText('13');
  const many = await tokens.count();
  await expect(counts.nth(2)).toHaveText(String(many));
  expect((await tokens.allInnerTexts()).join('').replaceAll(' ', '')).toBe('the␣bread␣e282ac');
  await figure.getByRole('slider').press('Home');
  await expect(tokens).toHaveCount(13);
  expect(many).toBeLessThan(13);
  await figure.getByRole('textbox').fill('x'.repeat(600));
  await expect(counts.first()).toHaveText('500');
});

test('a measured maximum takes the place of the age', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figure = part(page, 'Heart-rate zones');
  await figure.getByRole('radio', {name: 'Measured'}).check();
  await field(figure, 'Maximum, beats/min').fill('192');
  await expect(answer(figure)).toHaveText(/measured maximum of 192 .* reserve of 140/);
  await expect(figure.getByRole('row').last()).toHaveText(/178\s*192/);
});

test('pictures say in words what they show', async ({page}) => {
  await visit(page, PARTS_PATH);
  const vesting = part(page, 'Vesting with a cliff').getByRole('img');
  await expect(vesting).toHaveAccessibleName(/On leaving after 30 months, 25,000/);
  await part(page, 'Vesting with a cliff').getByRole('slider').press('End');
  await expect(vesting).toHaveAccessibleName(/On leaving after 48 months, 40,000/);
  const dots = part(page, 'Base rate and a signal').getByRole('img');
  await expect(dots).toHaveAccessibleName(/^Of 100 dots, 16 .*, 4 .*, 16 .*, 64 /);
  await expect(dots.locator('> *')).toHaveCount(100);
});

test('every control of every part can be reached with Tab, and shows its focus', async ({page}) => {
  await visit(page, PARTS_PATH);
  const figures = page.getByRole('figure').filter({has: page.locator('figcaption')});
  const stops = await figures.evaluateAll((all) => {
    const groups = new Set<string>();
    return all
      .flatMap((figure) => [
        ...figure.querySelectorAll<HTMLElement>('input, textarea, button, summary'),
      ])
      .filter((control) => {
        const group = control instanceof HTMLInputElement && control.type === 'radio';
        const again = group && groups.has((control as HTMLInputElement).name);
        if (group) {
          groups.add((control as HTMLInputElement).name);
        }
        return !again;
      }).length;
  });
  await field(figures.first(), 'Shares').focus();
  for (let stop = 1; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const drawn = focused.matches('[type=radio]') ? focused.closest('label') : focused;
      return {
        inside: focused.closest('figure') !== null,
        marked: drawn !== null && getComputedStyle(drawn).outlineStyle !== 'none',
      };
    });
    expect(seen, `stop ${stop}`).toEqual({inside: true, marked: true});
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the parts can be read', async ({page}) => {
    await page.goto(PARTS_PATH);
    for (const [name, result] of firstAnswers) {
      await expect(answer(part(page, name)).locator('strong').first()).toHaveText(result);
    }
  });
});

test('at a width of 320 px no part is wider than the screen, and no target is small', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await visit(page, PARTS_PATH);
  const figures = page.getByRole('figure').filter({has: page.locator('figcaption')});
  const small = await figures.evaluateAll((all) =>
    all
      .flatMap((figure) => [figure, ...figure.querySelectorAll('*')])
      .map((element) => ({
        name: element.outerHTML.slice(0, 80),
        box: element.getBoundingClientRect(),
        isTarget: element.matches('input:not([type=radio]), label:has(input), button, summary'),
      }))
      .filter(
        ({box, isTarget}) =>
          box.right > 320.5 || (isTarget && Math.min(box.width, box.height) < 24),
      )
      .map(({name}) => name),
  );
  expect(small).toEqual([]);
});
