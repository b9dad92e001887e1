import {beforeEach, expect, test, vi} from 'vitest';

import type * as served from './servedPage';

type Served = typeof served;

/** A fresh module over a document, as each page load has. */
async function load(document: object | undefined, search = ''): Promise<Served> {
  vi.resetModules();
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', {search});
  return import('./servedPage');
}

/** A document with a content element, in which the selectors find what is listed. */
function documentWith(found: Readonly<Record<string, readonly string[]>> = {}) {
  const content = {
    querySelector: (selector: string) => found[selector]?.[0] ?? null,
    querySelectorAll: (selector: string) => found[selector] ?? [],
  };
  return {
    querySelector: (selector: string) => (selector === '[data-page-content]' ? content : null),
  };
}

beforeEach(() => vi.unstubAllGlobals());

test('the first page is put off, and loaded when it is wanted', async () => {
  const {putOff, isServed, loadServed} = await load(documentWith());
  const loader = vi.fn(async () => undefined);
  expect(putOff(loader)).toBe(true);
  expect(isServed()).toBe(true);
  expect(loader).not.toHaveBeenCalled();
  await loadServed();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('only the first page is', async () => {
  const {putOff} = await load(documentWith());
  putOff(async () => undefined);
  expect(putOff(async () => undefined)).toBe(false);
});

test.each([
  ['a page that lives at once', documentWith({'[data-live="load"]': ['main']}), ''],
  ['a page whose address asks for something', documentWith(), '?filter=a'],
  ['a document that the server has not drawn', {querySelector: () => null}, ''],
  ['the server', undefined, ''],
])('%s is not put off', async (_what, document, search) => {
  const {putOff, isServed} = await load(document, search);
  expect(putOff(async () => undefined)).toBe(false);
  expect(isServed()).toBe(false);
});

test('a failure to load is told, and the next call tries again', async () => {
  const {putOff, loadServed} = await load(documentWith());
  const loader = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('gone'));
  putOff(loader);
  await expect(loadServed()).rejects.toThrow('gone');
  await expect(loadServed()).resolves.toBeUndefined();
});

test('twins are found by their number, while the page is drawn anew', async () => {
  const {putOff, drawServed, isRedrawn, servedTwin} = await load(
    documentWith({code: ['old 1', 'old 2']}),
  );
  putOff(async () => undefined);
  const drawn: object = {closest: () => ({querySelectorAll: () => ['new 1', drawn]})};
  expect(servedTwin(drawn as Element, 'code')).toBeUndefined();
  let twin: unknown;
  drawServed(() => {
    expect(isRedrawn()).toBe(true);
    twin = servedTwin(drawn as Element, 'code');
  });
  expect(twin).toBe('old 2');
  expect(isRedrawn()).toBe(false);
});

test('what fails while it is drawn ends it too', async () => {
  const {putOff, drawServed, isRedrawn} = await load(documentWith());
  putOff(async () => undefined);
  expect(() =>
    drawServed(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(isRedrawn()).toBe(false);
});
