// cspell:words Seiten Weitere
import {expect, test} from 'vitest';
import {docGroups} from './docGroups.js';

const doc = (id: string, change: object = {}) => ({id, draft: false, unlisted: false, ...change});
const item = (id: string) => ({type: 'doc', id});

test('docs are grouped by the top categories of the sidebar, without drafts and unlisted docs', () => {
  const basics = {
    type: 'category',
    label: 'Basics',
    link: {type: 'doc', id: 'basics'},
    items: [item('basics/a'), {type: 'category', label: 'Deep', items: [item('deep')]}],
  };
  const version = {
    docs: [
      ...['loose', 'deep', 'basics/a', 'basics', 'intro'].map((id) => doc(id)),
      doc('half', {draft: true}),
      doc('quiet', {unlisted: true}),
    ],
    sidebars: {main: [item('intro'), basics, item('half'), item('quiet')]},
  };
  const labels = {pages: 'Seiten', morePages: 'Weitere Seiten'};
  const groups = docGroups(version as never, labels).map(({label, docs}) => [
    label,
    ...docs.map(({id}) => id),
  ]);
  expect(groups).toEqual([
    ['Seiten', 'intro'],
    ['Basics', 'basics', 'basics/a', 'deep'],
    ['Weitere Seiten', 'loose'],
  ]);
});
