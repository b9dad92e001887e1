import {expect, test} from 'vitest';
import type {SearchHit, SearchSection} from '../../../lib/search/types';
import {groupHits} from './groupHits';

function hit(objectID: string, lvl0: SearchSection): SearchHit {
  return {objectID, hierarchy: {lvl0}} as SearchHit;
}

test('groups by section, in the order of the hits', () => {
  const groups = groupHits([hit('a', 'Media'), hit('b', 'Blog'), hit('c', 'Media')]);
  expect(groups.map(({section, hits}) => [section, hits.map(({objectID}) => objectID)])).toEqual([
    ['Media', ['a', 'c']],
    ['Blog', ['b']],
  ]);
});

test('no hits, no groups', () => {
  expect(groupHits([])).toEqual([]);
});
