import {expect, test} from 'vitest';
import {openTextIndex} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';
import type {TextPage} from './types.js';

const PAGE: TextPage = {
  url: '/prices',
  section: 'Pages',
  title: 'Prices',
  description: '',
  tags: [],
  headings: [],
  blocks: [{kind: 'text', anchor: null, lines: ['Prices are in euro.']}],
};

test.each([[['€', 'euro']], [['', 'euro']], [['€', 'euro', 'prices']]])(
  'a synonym without letters finds nothing, and the others still do: %j',
  async (group) => {
    const {hits} = await searchHits(openTextIndex([PAGE], [group]), {query: 'euro'});
    expect(hits.map(({url}) => url)).toEqual(['/prices']);
  },
);
