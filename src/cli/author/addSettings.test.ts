import {expect, test} from 'vitest';
import {addSettings} from './addSettings';

const FILE = `// Mine.
const owner: Owner = {
  name: 'Robin', // who writes
  markdown: {extensions: ['math']},
};
`;

test('adds settings that the file does not have, and changes nothing else', () => {
  const settings = {
    blogTitle: 'It’s "news"',
    markdown: {format: 'md'},
    blogSidebarTitle: undefined,
  };
  const {text, added} = addSettings(FILE, settings);
  expect(added).toEqual(['blogTitle']);
  expect(text).toBe(FILE.replace('Owner = {\n', 'Owner = {\n  blogTitle: "It’s \\"news\\"",\n'));
});

test.each([
  [
    `export default {siteTitle: 'A'} satisfies Owner;\n`,
    `export default {\n  blogSidebarCount: 5,siteTitle: 'A'} satisfies Owner;\n`,
  ],
  [`export default read('owner.json');`, `export default read('owner.json');`],
])('settings are added to an object that is exported directly: %s', (text, expected) => {
  expect(addSettings(text, {blogSidebarCount: 5}).text).toBe(expected);
});
