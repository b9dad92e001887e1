import fc from 'fast-check';

/** Inputs that tend to cause faults. */
const ODD = [
  ...['', ' ', '#', '[', '\\', '(a+)+$', '.*+?^${}()|[]\\/', '__proto__', 'constructor'],
  ...['👩‍👩‍👧‍👦🏳️‍🌈🦄', 'שלום עולם', 'مرحبا بالعالم ‏', '区块链投资', 'e\u0301\u0302\u0303', 'İıſßΑΣς'],
  ...['\ud800', 'a\udc00b', '\u0000\u200b\u2028\ufeff', '&lt;b&gt; &amp; " \' `'],
  ...['<script>alert(1)</script>', '</mark><img src=x onerror=alert(1)>', '-1 0 NaN 1e999'],
  ...['z'.repeat(64), '#'.repeat(64), 'ab '.repeat(400)],
  // Words of posts, some with unusual characters.
  ...['vesting', 'llms.txt', '83(b)', 'outcomePrices', 'tools/list', 'naïve'],
];

const piece = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({unit: 'binary', maxLength: 24}),
  fc.string({unit: 'grapheme', maxLength: 24}),
  fc.string({unit: fc.constantFrom(...'<>&"\'/#()[]{}.*+?^$|\\ a1'), maxLength: 24}),
);

/** Generates arbitrary texts: queries, parts of addresses, or texts of pages. */
export const anyText = fc.oneof(
  piece,
  fc.array(piece, {maxLength: 5}).map((pieces) => pieces.join(' ')),
  fc.array(piece, {maxLength: 5}).map((pieces) => pieces.join('')),
);
