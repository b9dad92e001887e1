import {expect, test} from 'vitest';
import {addSettings} from './addSettings';

const FILE = `import type {Owner} from '../lib/owner';

// Mine.
const owner: Owner = {
  name: 'Robin', // who writes
  siteTitle: 'Robin',
  markdown: {extensions: ['math']},
};

export default owner;
`;

test('adds settings that the file does not have, and changes nothing else', () => {
  const {text, added} = addSettings(FILE, {blogTitle: 'It’s "news"', markdown: {format: 'md'}});
  expect(added).toEqual(['blogTitle']);
  expect(text).toBe(FILE.replace('Owner = {\n', 'Owner = {\n  blogTitle: "It’s \\"news\\"",\n'));
});

test.each([
  ['it has all the settings', FILE, {markdown: {format: 'md'} as const}],
  ['the settings are undefined', FILE, {blogTitle: undefined}],
  ['it contains no object', `export default read('owner.json');`, {blogTitle: 'News'}],
])('the owner file stays unchanged if %s', (_, text, settings) => {
  expect(addSettings(text, settings)).toEqual({text, added: []});
});

test('adds settings to an object that is exported directly', () => {
  const text = `export default {siteTitle: 'A'} satisfies Owner;\n`;
  expect(addSettings(text, {blogSidebarCount: 5}).text).toBe(
    `export default {\n  blogSidebarCount: 5,siteTitle: 'A'} satisfies Owner;\n`,
  );
});
