import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {shippedBuild} from '../support/sites';
import {twinProblems} from '../support/twinProblems';

/** Every page of the shipped site that is Markdown too. */
const twinned = readdirSync(shippedBuild, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/${file.replace(/\.md$/, '')}`);

test('whatever the posts and pages hold, their Markdown says it, without a component or a dead address', () => {
  expect(twinned).not.toEqual([]);
  const {url} = readOwner();
  const problems = twinned.flatMap((page) =>
    twinProblems(shippedBuild, page, url, page.startsWith('/blog/') ? 'block' : 'line'),
  );
  expect(problems).toEqual([]);
});
