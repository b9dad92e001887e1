import {format} from 'prettier';
import {expect, test} from 'vitest';
import {removeTagEntry} from './removeTagEntry';
import {renameTagEntry} from './renameTagEntry';

const SETTINGS = {
  parser: 'yaml',
  singleQuote: true,
  bracketSpacing: false,
  printWidth: 100,
} as const;
const asPrettier = (text: string) => format(text, SETTINGS);

const OLD =
  "old: {label: 'Old', permalink: /old, description: 'One thought, followed to its end.'} # c\n";
const REST = `# Order is kept.
zebra:   {label: Zebra,permalink: /zebra, description: "Stripes, and what they are for."}

# Above.
%# Below.
alpha:
  label: Alpha
  permalink: /alpha
  description: >-
    The first letter,
    and what follows.
  # Last.
`;

function file(entry: string): string {
  return REST.replace('%', entry);
}

const NEW = {key: 'new', label: 'New', permalink: '/new'};

test('renames the entry and leaves every other character', async () => {
  const after =
    "new: {label: New, permalink: /new, description: 'One thought, followed to its end.'} # c\n";
  expect(await renameTagEntry(file(OLD), 'old', NEW, asPrettier)).toBe(file(after));
});

test('an entry of lines is renamed in its lines, up to its last', async () => {
  const after = await renameTagEntry(file(OLD), 'alpha', {...NEW, label: 'Alpha'}, asPrettier);
  expect(after).toBe(file(OLD).replace('alpha:', 'new:').replace('/alpha', '/new'));
});

test('an entry that was formatted is formatted after, others are not', async () => {
  const label = 'A label with many words that together do not fit into a line of a hundred';
  const before =
    "old: {label: Old, permalink: /old, description: 'One thought, followed to its end.'}\n";
  const after = await renameTagEntry(file(before), 'old', {...NEW, label}, asPrettier);
  const description = "    description: 'One thought, followed to its end.',\n";
  expect(after).toBe(
    file(`new:\n  {\n    label: ${label},\n    permalink: /new,\n${description}  }\n`),
  );
  const zebra = await renameTagEntry(file(OLD), 'zebra', {...NEW, label}, asPrettier);
  expect(zebra).toContain(`new:   {label: ${label},permalink: /new, description: "Stripes`);
});

test('removes the lines of an entry alone, also in a file of Windows', () => {
  expect(removeTagEntry(file(OLD), 'old')).toBe(file(''));
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(removeTagEntry(windows(file(OLD)), 'old')).toBe(windows(file('')));
  expect(removeTagEntry(file(OLD), 'alpha')).toBe(file(OLD).split('alpha:')[0] + '  # Last.\n');
});

test('a file in braces is refused', () => {
  expect(() => removeTagEntry('{old: {label: Old}}\n', 'old')).toThrow('one tag a line');
});
