import type {Locator, Page} from '@playwright/test';

/** The page that shows every part. */
export const PARTS_PATH = '/design-system';

export function part(page: Page, name: string): Locator {
  return page.getByRole('figure', {name});
}

/** The sentence with the result; sliders have an output of their own, beside them. */
export function answer(figure: Locator): Locator {
  return figure.locator('p').getByRole('status');
}

export function field(figure: Locator, name: string): Locator {
  return figure.getByRole('spinbutton', {name, exact: true});
}

/** Figures of the posts: the parts begin with their examples. */
export const firstAnswers = [
  ['Vesting with a cliff', '25,000'],
  ['Dilution, round by round', '40.0%'],
  ['Runway', '13 full months'],
  ['Growth, with and without a fee', '$19,815'],
  ['Stake and growth', '2.01%'],
  ['Payoff at expiry', '$1'],
  ['Base rate and a signal', '50.0%'],
  ['Context budget', '400'],
  ['Pace and splits', '5:41'],
  ['Heart-rate zones', '184'],
] as const;

/** A number changed in a field, and what the result is then. */
export const typedNumbers = [
  ['Vesting with a cliff', 'Cliff, months', '36', /After 30 months, 0 shares/],
  ['Dilution, round by round', 'Founders’ shares', '14000000', /the founders own 40\.0%/],
  ['Runway', 'Growth, % a month', '8', /Default alive: .* month 18, .* below \$42,507/],
  ['Growth, with and without a fee', 'Fee, % a year', '2', /\$34,599, or 52\.3% of the gain/],
  ['Stake and growth', 'Chance to win, %', '50', /no edge/],
  ['Payoff at expiry', 'Strike, $', '125', /the long call loses \$9/],
  [
    'Context budget',
    'Tools, tokens',
    '500',
    /It does not fit: 8,100 of 8,000 tokens, 100 too many/,
  ],
  ['Heart-rate zones', 'Resting, beats/min', '64', /reserve of 120 beats/],
] as const;

/** A slider moved with the arrow keys, and what the result is then. */
export const slidNumbers = [
  ['Vesting with a cliff', 'Leaves after', 'ArrowRight', /After 31 months, 25,833 shares/],
  ['Growth, with and without a fee', 'Years', 'ArrowLeft', /After 29 years/],
  ['Stake and growth', 'Stake, share of the bankroll', 'Home', /by 0\.00% per bet/],
  ['Payoff at expiry', 'Stock at expiry', 'ArrowLeft', /at \$114, the long call earns \$0/],
  ['Base rate and a signal', 'Base rate: how many have it', 'Home', /right in 0\.0%/],
] as const;

/** What is refused, and what the field says is allowed. */
export const refusedTexts = [
  ['Vesting with a cliff', 'Shares', '', 'Enter a whole number from 0 to 1,000,000,000.'],
  ['Vesting with a cliff', 'Years', '2.5', 'Enter a whole number from 1 to 10.'],
  ['Dilution, round by round', 'Founders’ shares', '5', /from 1,000 to/],
  ['Runway', 'Cash, $', '-1', /from 0 to/],
  ['Growth, with and without a fee', 'Return, % a year', '99', 'Enter a number from −20 to 30.'],
  ['Stake and growth', 'Chance to win, %', '100', 'Enter a number from 1 to 99.'],
  ['Payoff at expiry', 'Premium, $', '1e9', 'Enter a number from 0 to 5,000.'],
  ['Context budget', 'Window, tokens', '0', /from 100 to/],
  ['Heart-rate zones', 'Age, years', '400', 'Enter a whole number from 10 to 100.'],
] as const;
