import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/folders';
import {parsePostFile} from '../../lib/postFile';
import {questionProblems} from './questionProblems';

const POST = `---
slug: rounds
---

A round *is* [three](https://x.example) minutes.

## Rest {#pause}

- Sit down.
- Breathe.

## The $$x$$ of $5

| Round | Rest |
| ----- | ---- |
| 1     | 60 s |

\`\`\`plot title="Rest by round"
data: ./rest.csv
\`\`\`

## A timer

<Timer />
`;

/**
 * Returns the problems of a file of questions with one entry.
 *
 * @param entry fields of the entry as YAML, except `questions`
 */
function problemsOf(entry: string, name = 'rounds', body = POST): Promise<string[]> {
  const file = `blog/answers/${name}.yml`;
  const root = folderWith({[file]: `\n- ${entry}\n  questions: [Why so?]\n`});
  return questionProblems(root, [parsePostFile('blog/a.mdx', body)], {});
}

test.each([
  'starts: a round is THREE',
  'starts: Sit down. Breathe',
  'starts: Breathe\n  section: pause',
  'starts: Round Rest 1 60\n  section: the-x-of-5',
  'starts: Rest by',
  // The component in this section may show the text, which only the build can see.
  'starts: Press start\n  section: a-timer',
])('an entry fits the source of its post: %j', async (entry) => {
  expect(await problemsOf(entry)).toEqual([]);
});

test.each([
  [
    'starts: A round was three',
    'no text of the page begins with "A round was three"; did you mean "A round is three minutes',
  ],
  [
    'starts: Sit down\n  section: rest',
    'no text of the section "rest" begins with "Sit down"; did you mean "Sit down. Breathe.',
  ],
])('an entry that does not fit is reported: %j', async (entry, problem) => {
  expect(await problemsOf(entry)).toEqual([expect.stringContaining(`rounds.yml:2: ${problem}`)]);
});

test('a misspelled field is reported as missing and as unknown', async () => {
  expect(await problemsOf('start: Sit down')).toEqual([
    expect.stringContaining('blog/answers/rounds.yml:2: starts must be the first words'),
    expect.stringContaining('unknown field start;'),
  ]);
});

test('a file without a post is reported; a post with invalid MDX or front matter is left to the build', async () => {
  expect(await problemsOf('starts: Sit', 'round')).toEqual([
    `blog/answers/round.yml:1: no post has this address; did you mean "blog/answers/rounds.yml"?`,
  ]);
  expect(await problemsOf('starts: Sit', 'rounds', POST.replace('Sit', '<Sit'))).toEqual([]);
  expect(await problemsOf('starts: Sit', 'rounds', POST.replace('slug', 'a: slug'))).toEqual([]);
});
