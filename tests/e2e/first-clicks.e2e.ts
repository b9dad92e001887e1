import {CONTROLS, firstUses} from '../support/firstUses';
import {placeAtRest} from '../support/layoutShift';
import {holdScripts} from '../support/scripts';
import {expect, hydrated, test} from '../support/test';

/** Interactions tested in every run, one of each kind. The nightly run tests the others. */
const USUAL = [
  'a theme tab',
  'details',
  'a button',
  'Enter and Space on a button, Enter on links with the button role',
  'fields that React replaces',
  'a checkbox, twice',
  'a form (remounted letter), submitted by Enter',
  'a button that is disabled until hydration',
  'the copy button of a code block',
];

for (const isSlow of [true, false]) {
  const uses = firstUses.filter(({isLate}) => !isSlow || !isLate);
  for (const {name, act, answers = [], done, isLate} of uses) {
    const when = isSlow ? 'before any script' : 'while scripts load';
    const tag = USUAL.includes(name) && (isSlow || isLate) ? [] : ['@nightly'];
    test(`${name}: used first, ${when}, has its effect once`, {tag}, async ({page}) => {
      const scripts = isSlow ? await holdScripts(page) : undefined;
      await page.goto(CONTROLS, {waitUntil: isSlow ? 'domcontentloaded' : 'commit'});
      await act(page);
      await scripts?.letThrough();
      await hydrated(page);
      const heard = () => page.evaluate(() => window.answers ?? []);
      await expect.poll(heard).toEqual(answers);
      await done?.(page);
      await placeAtRest(page);
      expect(await heard()).toEqual(answers);
      await expect(page.locator('[data-held]')).toHaveCount(0);
    });
  }
}
