import {createElement} from 'react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Helmet, HelmetProvider as LibraryProvider} from 'react-helmet-async';
import type {HelmetServerState} from 'react-helmet-async';
import {expect, test, vi} from 'vitest';
import {HelmetProvider} from './HelmetProvider';

function head(place: number, ...more: ReactNode[]): ReactNode {
  return createElement(
    Helmet,
    {key: place},
    createElement('title', {}, `Title ${place}`),
    createElement('meta', {name: 'description', content: `Text ${place}`}),
    ...more,
  );
}

const PAGE = [
  head(1, createElement('html', {lang: 'en', className: 'plain'})),
  head(2, createElement('link', {rel: 'canonical', href: '/a'})),
  head(3, createElement('script', {type: 'application/ld+json'}, '{"a":1}')),
];

function render(Provider: typeof LibraryProvider, page: ReactNode = PAGE) {
  const context: {helmet?: HelmetServerState} = {};
  renderToString(createElement(Provider, {context}, page));
  return context;
}

function written({helmet}: {readonly helmet?: HelmetServerState}) {
  return Object.entries(helmet ?? {}).map(([part, tags]) => [part, String(tags)]);
}

test('the head is the library’s own', () => {
  const own = written(render(HelmetProvider));
  expect(own).toEqual(written(render(LibraryProvider)));
  expect(own.flat().join()).toMatch(/Title 3.*|Text 3/s);
});

test('a page that says nothing of its head has an empty one', () => {
  expect(written(render(HelmetProvider, 'text'))).toEqual(written(render(LibraryProvider, 'text')));
});

/** How often a head is put together in which three components speak; a title in pieces tells. */
function timesPutTogether(Provider: typeof LibraryProvider): number {
  const join = vi.fn(() => 'A');
  const title = Object.assign(['A'], {join}) as unknown as string;
  const page = [1, 2, 3].map((key) => createElement(Helmet, {key, title}));
  const {helmet} = render(Provider, page);
  expect(String(helmet?.title)).toContain('>A</title>');
  return join.mock.calls.length;
}

test('the head is put together once', () => {
  expect(timesPutTogether(LibraryProvider)).toBe(3);
  expect(timesPutTogether(HelmetProvider)).toBe(1);
});
