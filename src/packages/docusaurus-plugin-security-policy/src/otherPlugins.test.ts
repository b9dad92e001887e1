import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {waitForLaterPlugins} from './otherPlugins.js';

function plugin(name: string, postBuild?: () => Promise<void> | void): LoadedPlugin {
  return {name, postBuild} as unknown as LoadedPlugin;
}

const NAME = 'docusaurus-plugin-security-policy';

/** Starts all hooks at the same time, like Docusaurus, and waits for them. */
async function build(plugins: LoadedPlugin[]): Promise<void> {
  await Promise.all(plugins.map(async (each) => each.postBuild?.({} as never)));
}

test('pages are read after each later plugin has written its pages, only once', async () => {
  const order: string[] = [];
  const plugins: LoadedPlugin[] = [];
  const late = plugin('late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('late');
  });
  plugins.push(
    plugin('early', () => void order.push('early')),
    plugin(NAME, async () => {
      await waitForLaterPlugins(plugins);
      order.push('policy');
    }),
    plugin('without'),
    late,
  );
  const originalHook = late.postBuild;
  await build(plugins);
  expect(order).toEqual(['early', 'late', 'policy']);
  expect(late.postBuild).toBe(originalHook);
});

test('the error of a later plugin is not hidden from Docusaurus', async () => {
  const plugins: LoadedPlugin[] = [];
  let isDone = false;
  plugins.push(
    plugin(NAME, async () => {
      await waitForLaterPlugins(plugins);
      isDone = true;
    }),
    plugin('late', () => Promise.reject(new Error('no disk'))),
  );
  await expect(build(plugins)).rejects.toThrow('no disk');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(true);
});

test('a redirect plugin listed before this one is an error that says how to fix it', async () => {
  const plugins = [plugin('docusaurus-plugin-client-redirects'), plugin(NAME)];
  await expect(waitForLaterPlugins(plugins)).rejects.toThrow(
    /must be listed before @docusaurus\/plugin-client-redirects/,
  );
});
