import {afterEach, expect, test, vi} from 'vitest';
import {holdServed, unlessServed} from './servedParts';

afterEach(() => vi.unstubAllGlobals());

/** A page in which the server has drawn the parts of these names. */
function stubPage(...names: string[]): void {
  const querySelector = (selector: string) =>
    names.some((name) => selector === `[data-served="${name}"]`) ? place('drawn') : null;
  vi.stubGlobal('document', {querySelector});
}

/** As much of an element as its children take. */
function place(...childNodes: string[]) {
  const element = {
    childNodes,
    replaceChildren(...nodes: string[]) {
      element.childNodes = nodes;
    },
  };
  return element;
}

test('the server loads what it draws', async () => {
  expect(await unlessServed('a', async () => 'rows')).toBe('rows');
});

test('a part that the page came with loads nothing', async () => {
  stubPage('a');
  const load = vi.fn();
  expect(await unlessServed('a', load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('a part of another page is loaded, and fails as its files do', async () => {
  stubPage('a');
  expect(await unlessServed('b', async () => 'rows')).toBe('rows');
  await expect(unlessServed('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('what the server drew goes from place to place', async () => {
  stubPage('c');
  await unlessServed('c', async () => 'rows');
  const first = place();
  const second = place();
  holdServed('c', first as never);
  expect(first.childNodes).toEqual(['drawn']);
  holdServed('c', second as never);
  expect(second.childNodes).toEqual(['drawn']);
  holdServed('c', second as never);
  expect(second.childNodes).toEqual(['drawn']);
});
