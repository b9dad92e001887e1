import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Picture from '.';

vi.mock('../../hooks/useDelegatedLinks', () => ({isPlainClick: () => true}));
vi.mock('@theme/MDXComponents/Img', () => ({default: 'img'}));

const props = {picture: {src: '/a.png'}, alt: 'A', title: 'T'};

const html = (change: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(<Picture {...props} {...change} />);

test('the title of a picture that is alone is its caption', () => {
  expect(html({isAlone: true})).toMatch(/<span[^>]*>T<\/span>/);
  expect(html({isAlone: true})).not.toContain('title="T"');
});

test.each([{}, {isLinked: true}, {isLinked: true, isAlone: true}])(
  'a picture with %j keeps its title',
  (change) => {
    expect(html(change)).toContain('title="T"');
  },
);
