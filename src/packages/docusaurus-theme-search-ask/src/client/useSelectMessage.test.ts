import {expect, test, vi} from 'vitest';
import {useSelectMessage} from './useSelectMessage.js';

vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, message: string) => message}),
}));

test.each([
  [1, 'one hit|{count} hits', 'one hit'],
  [0, 'one hit|{count} hits', '{count} hits'],
  [21, 'one hit|{count} hits', '{count} hits'],
  [2, 'hits', 'hits'],
  [2, 'a|b|c', 'a|b|c'],
])('the form for %i of "%s" is "%s"', (count, message, form) => {
  expect(useSelectMessage()(count, message)).toBe(form);
});
