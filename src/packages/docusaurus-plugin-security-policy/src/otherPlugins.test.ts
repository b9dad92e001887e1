import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {waitForOthers} from './otherPlugins.js';

function plugin(name: string, postBuild?: () => Promise<void> | void): LoadedPlugin {
  return {name, postBuild} as unknown as LoadedPlugin;
}

const isThisOne = ({name}: LoadedPlugin) => name === 'policy';

/** Starts hooks as Docusaurus does, and returns the order in which they ended. */
async function build(plugins: LoadedPlugin[]): Promise<void> {
  await Promise.all(plugins.map(async (each) => each.postBuild?.({} as never)));
}

test('pages are read when every later plugin has written its own, once', async () => {
  const order: string[] = [];
  const plugins: LoadedPlugin[] = [];
  const late = plugin('late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('late');
  });
  plugins.push(
    plugin('early', () => void order.push('early')),
    plugin('policy', async () => {
      await waitForOthers(plugins, isThisOne);
      order.push('policy');
    }),
    plugin('without'),
    late,
  );
  const own = late.postBuild;
  await build(plugins);
  expect(order).toEqual(['early', 'late', 'policy']);
  expect(late.postBuild).toBe(own);
});

test('a later plugin that fails is reported by Docusaurus, not hidden', async () => {
  const plugins: LoadedPlugin[] = [];
  let isDone = false;
  plugins.push(
    plugin('policy', async () => {
      await waitForOthers(plugins, isThisOne);
      isDone = true;
    }),
    plugin('late', () => Promise.reject(new Error('no disk'))),
  );
  await expect(build(plugins)).rejects.toThrow('no disk');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(true);
});

test('redirects that would be written unseen are refused with the fix', async () => {
  const plugins = [plugin('docusaurus-plugin-client-redirects'), plugin('policy')];
  await expect(waitForOthers(plugins, isThisOne)).rejects.toThrow(
    /must be listed before @docusaurus\/plugin-client-redirects/,
  );
});
