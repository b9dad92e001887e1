import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {derivePost} from '../../src/lib/derivePost';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';

test('the page of corrections links to every corrected post', () => {
  const page = readFileSync(path.join(repository, 'src/pages/corrections.mdx'), 'utf8');
  const corrected = readContent(repository).posts.filter(({fields: {changes}}) =>
    (Array.isArray(changes) ? changes : []).some(({text}) => /^corrected\b/i.test(String(text))),
  );
  expect(corrected.length).toBeGreaterThan(0);
  const missing = corrected.filter(
    (post) => !new RegExp(`/${derivePost(post).slug}[)#]`).test(page),
  );
  expect(missing.map(({file}) => file)).toEqual([]);
});
