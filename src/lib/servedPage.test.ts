import {expect, test, vi} from 'vitest';
import type * as served from './servedPage';

/** A fresh module, as each document has. */
async function load(): Promise<typeof served> {
  vi.resetModules();
  return import('./servedPage');
}

/** A content element, in which the selectors find what is listed. */
function contentOf(found: Readonly<Record<string, readonly string[]>> = {}) {
  return {
    querySelector: (selector: string) => found[selector]?.[0] ?? null,
    querySelectorAll: (selector: string) => found[selector] ?? [],
  } as unknown as Element;
}

const nothing = async () => undefined;

test('the first page is put off, and loaded when it is wanted', async () => {
  const {putOff, isServed, loadServed} = await load();
  const loader = vi.fn(async () => undefined);
  expect(putOff(loader, contentOf(), '')).toBe(true);
  expect(isServed()).toBe(true);
  expect(loader).not.toHaveBeenCalled();
  await loadServed();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('only the first page is', async () => {
  const {putOff} = await load();
  putOff(nothing, contentOf(), '');
  expect(putOff(nothing, contentOf(), '')).toBe(false);
});

test.each([
  ['a page that lives at once', contentOf({'[data-live="load"]': ['main']}), ''],
  ['a page whose address asks for something', contentOf(), '?filter=a'],
  ['a page that the server has not drawn', null, ''],
])('%s is not put off', async (_what, content, search) => {
  const {putOff, isServed} = await load();
  expect(putOff(nothing, content, search)).toBe(false);
  expect(isServed()).toBe(false);
});

test('a failure to load is told, and the next call tries again', async () => {
  const {putOff, loadServed} = await load();
  const loader = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('gone'));
  putOff(loader, contentOf(), '');
  await expect(loadServed()).rejects.toThrow('gone');
  await expect(loadServed()).resolves.toBeUndefined();
});

test('twins are found by their number, while the page is drawn anew', async () => {
  const {putOff, drawServed, isRedrawn, servedTwin} = await load();
  putOff(nothing, contentOf({code: ['old 1', 'old 2']}), '');
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
  const {putOff, drawServed, isRedrawn} = await load();
  putOff(nothing, contentOf(), '');
  expect(() =>
    drawServed(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(isRedrawn()).toBe(false);
});
