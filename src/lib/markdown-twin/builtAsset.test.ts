import {expect, test} from 'vitest';
import {builtAsset} from './builtAsset';

const ADDRESSES = [
  '/img/pictures/chart-two-99887766-480.webp',
  '/img/pictures/chart-99887766-480.webp',
  '/assets/images/ice-photo-0123456789abcdef0123456789abcdef.svg',
];

test.each([
  ['./pictures/chart.png', ADDRESSES[1]],
  ['chart-two.jpg?raw', ADDRESSES[0]],
  ['./ice%20photo.svg', ADDRESSES[2]],
  ['./ice.svg', undefined],
  ['./char.png', undefined],
])('%s was built as %s', (url, address) => {
  expect(builtAsset(url, ADDRESSES)).toBe(address);
});
