import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {createReloads} from './createReloads';

/** Reloads of a site whose facts, watcher and bundler are played by the test. */
function setUp() {
  const root = mkdtempSync(path.join(tmpdir(), 'reloads-'));
  const idle = (): void => undefined;
  const state = {key: 'a', change: idle, show: idle};
  const renew = vi.fn();
  const watchSources = vi.fn((_folders: readonly string[], onChange: () => void) => {
    state.change = onChange;
    return {renew};
  });
  const shown = vi.fn(() => new Promise<void>((resolve) => (state.show = resolve)));
  const reloads = createReloads({root, shown, key: () => state.key, watchSources});
  reloads.loading();
  const file = reloads.signal(path.join(root, 'signals/posts'));
  const other = reloads.signal(path.join(root, 'signals/index'));
  const told = () => [file, other].map((name) => readFileSync(name, 'utf8'));
  async function change(key = state.key) {
    state.key = key;
    state.change();
    state.show();
    await new Promise(setImmediate);
  }
  return {state, reloads, renew, watchSources, shown, told, change, root};
}

test('watches all folders of sources, once for all plugins', () => {
  const {watchSources, root} = setUp();
  expect(watchSources).toHaveBeenCalledTimes(1);
  expect(watchSources.mock.calls[0]?.[0]).toContain(path.join(root, 'blog'));
});

test('an edit of a text tells nobody', async () => {
  const {change, told, renew} = setUp();
  await change();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(told()).toEqual(['', '']);
});

test('where facts have changed, all plugins are told, each time anew', async () => {
  const {change, told} = setUp();
  await change('b');
  expect(told()).toEqual(['1', '1']);
  await change('a');
  expect(told()).toEqual(['2', '2']);
});

test('nobody is told before the change is shown, and one look is enough for many changes', async () => {
  const {state, shown, told} = setUp();
  state.key = 'b';
  state.change();
  state.change();
  state.change();
  await new Promise(setImmediate);
  expect(told()).toEqual(['', '']);
  expect(shown).toHaveBeenCalledTimes(1);
  state.show();
  await new Promise(setImmediate);
  expect(told()).toEqual(['1', '1']);
});

test('a change that comes while another is shown is waited for too', async () => {
  const {state, change, told, shown} = setUp();
  state.change();
  await change('b');
  expect(told()).toEqual(['1', '1']);
  expect(shown).toHaveBeenCalledTimes(2);
  state.key = 'c';
  state.show();
  await new Promise(setImmediate);
  expect(told()).toEqual(['2', '2']);
  expect(shown).toHaveBeenCalledTimes(2);
});

test('after a failure the next change tells, though the facts are the same', async () => {
  const {reloads, change, told} = setUp();
  reloads.failed();
  await change();
  expect(told()).toEqual(['1', '1']);
});
