import {expect, test} from 'vitest';
import {relatedReason} from './relatedReason';

test.each([
  [['Vesting', 'Equity'], [], 'Both about Vesting and Equity'],
  [['Vesting'], ['cliff'], 'Both about Vesting'],
  [[], ['cliff', 'share', 'grant'], 'Similar wording: cliff, share, grant'],
  [[], ['cliff'], 'Similar wording: cliff'],
])('tags %o and words %o are the reason “%s”', (sharedTags, sharedWords, reason) => {
  expect(relatedReason({sharedTags, sharedWords})).toBe(reason);
});
