import {expect, test} from 'vitest';
import {readBuiltPage} from './readBuiltPage';

test('titles of parts and addresses, quoted or not, with entities decoded', () => {
  const html =
    '<a href=/x>x</a><figure class=p data-part=Runway><figure data-part="Growth &amp; &#x27;fee&#x27;">' +
    "<img class=a src='/p.png?a&amp;b'>";
  expect(readBuiltPage(html)).toEqual({
    partTitles: ['Runway', "Growth & 'fee'"],
    addresses: ['/x', '/p.png?a&b'],
  });
});
