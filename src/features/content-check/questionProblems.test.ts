import {expect, test} from 'vitest';
import {contentOf} from '../../../tests/support/authorCopy';
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

/** Returns the problems of a file of questions, which has one entry. */
function problemsOf(entry: string, name = 'rounds', body = POST): Promise<string[]> {
  const file = `blog/answers/${name}.yml`;
  const root = contentOf({[file]: `\n- ${entry}\n  questions: [Why so?]\n`});
  return questionProblems(root, [parsePostFile('blog/a.mdx', body)], {});
}

test.each([
  'starts: a round is THREE',
  'starts: Sit down. Breathe',
  '{starts: Breathe, section: pause',
  '{starts: Round Rest 1 60, section: the-x-of-5',
  'starts: Rest by',
  '{starts: Press start, section: a-timer',
])('an entry fits the source of its post: %s', async (entry) => {
  const [line = '', ...more] = entry.replace(/^\{/, '').split(', section');
  const section = more.length === 0 ? '' : `\n  section${more.join('')}`;
  expect(await problemsOf(line + section)).toEqual([]);
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
  ['start: Sit down', '"starts" is missing'],
])('an entry that does not fit is reported: %s', async (entry, problem) => {
  const [found, ...more] = await problemsOf(entry);
  expect(found).toContain(`blog/answers/rounds.yml:2: ${problem}`);
  expect(more.filter((each) => !each.includes('"start"'))).toEqual([]);
});

test('a file without a post is reported, and a post that is not valid MDX is left to the build', async () => {
  expect(await problemsOf('starts: Sit', 'round')).toEqual([
    `blog/answers/round.yml:1: no post has this address; name the file after the post's slug, or did you mean "blog/answers/rounds.yml"?`,
  ]);
  expect(await problemsOf('starts: Sit', 'rounds', POST.replace('Sit', '<Sit'))).toEqual([]);
});
