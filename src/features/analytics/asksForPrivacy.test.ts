import {expect, test} from 'vitest';
import {asksForPrivacy} from './asksForPrivacy';

test.each([
  [{}, false],
  [{doNotTrack: 'unspecified'}, false],
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: true}, true],
  [{globalPrivacyControl: false, doNotTrack: '0'}, false],
])('the signals %j ask for privacy: %s', (signals, expected) => {
  expect(asksForPrivacy(signals)).toBe(expected);
});
