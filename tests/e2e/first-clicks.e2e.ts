import {CONTROLS, firstUses} from '../support/firstUses';
import {placeAtRest} from '../support/layoutShift';
import {holdScripts} from '../support/scripts';
import {expect, hydrated, test} from '../support/test';

for (const isSlow of [true, false]) {
  for (const {name, act, answers = [], done} of firstUses.filter(
    ({isLate}) => !isSlow || !isLate,
  )) {
    test(`${name}: used first, ${isSlow ? 'before any script' : 'while scripts load'}, has its effect once`, async ({
      page,
    }) => {
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
