import {expect, test} from 'vitest';
import {securityText} from './index';

test.each([
  ['2026-11-25T10:00:00Z', '2027-11-25T00:00:00.000Z'],
  ['2028-02-29T10:00:00Z', '2029-03-01T00:00:00.000Z'],
])('security.txt of %s has a contact, and expires a year later', (day, expires) => {
  const text = securityText('post@a.example', 'https://a.example/site/', Date.parse(day));
  expect(text.split('\n')).toEqual([
    'Contact: mailto:post@a.example',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: https://a.example/site/.well-known/security.txt',
    '',
  ]);
});
