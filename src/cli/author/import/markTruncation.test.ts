import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {markTruncation} from './markTruncation';

const MARK = '<!-- truncate -->';

test.each([
  ['none', 'A.\n\nB.', `A.\n\n${MARK}\n\nB.\n`],
  ['none, and a picture first', '![a](b)\n\nB.\n\nC.', `![a](b)\n\n${MARK}\n\nB.\n\nC.\n`],
  [
    'none, and code first',
    '```\na\n```\n\nB.',
    `\`\`\`\na\n\`\`\`\n\nB.\n\n${MARK}\n\n`.trimEnd() + '\n',
  ],
  ['one of its own', 'A.\n\n<!--more-->\n\nB.', `A.\n\n${MARK}\n\nB.\n`],
  ['one with words', 'A.\n\n<!--more Read on-->\n\nB.', `A.\n\n${MARK}\n\nB.\n`],
  ['one without blank lines', 'A.\n<!-- more -->\nB.', `A.\n\n${MARK}\n\nB.\n`],
  ['one within a line', 'A. <!--more--> B.', `A.\n\n${MARK}\n\n B.\n`],
  ['this site’s', `A.\n\nB.\n\n${MARK}\n\nC.`, `A.\n\nB.\n\n${MARK}\n\nC.\n`],
  ['two', 'A.\n\n<!--more-->\n\nB.\n\n<!--more-->\n\nC.', `A.\n\n${MARK}\n\nB.\n\n\n\nC.\n`],
  ['one above all', '<!--more-->\n\nA.\n\nB.', `A.\n\n${MARK}\n\nB.\n`],
  ['one in a list', '- a\n  <!--more-->\n- b\n\nC.', `- a\n  \n- b\n\nC.\n\n${MARK}\n`],
  ['one in code', 'A.\n\n`<!--more-->`', `A.\n\n${MARK}\n\n\`<!--more-->\`\n`],
  [
    'a comment that says more',
    'A.\n\n<!-- more on this later -->',
    `A.\n\n${MARK}\n\n<!-- more on this later -->\n`,
  ],
  ['code behind it', 'A.\n\n<!--more-->\n\n    code', `A.\n\n${MARK}\n\n    code\n`],
])('%s', (_, text, marked) => {
  expect(markTruncation(text)).toBe(marked);
});

test('whatever the text, there is exactly one mark alone on its line', () => {
  const piece = fc.constantFrom('A. ', '\n', '\n\n', '<!--more-->', MARK, '- ', '> ', '<p>', '**');
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 12}), (pieces) => {
      const marked = markTruncation(`A.${pieces.join('')}`);
      return marked.match(/^<!-- truncate -->[ \t]*$/gm)?.length === 1;
    }),
  );
});
