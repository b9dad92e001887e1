import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {waitForLaterPlugins} from './otherPlugins.js';

function plugin(name: string, postBuild?: () => Promise<void> | void): LoadedPlugin {
  return {name, postBuild} as unknown as LoadedPlugin;
}

const NAME = 'docusaurus-plugin-security-policy';

test.each([
  ['succeeds', undefined],
  ['fails', new Error('no disk')],
])('pages are read after a later plugin %s, and Docusaurus gets its result', async (_, error) => {
  const order: string[] = [];
  const late = plugin('late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('late');
    if (error) {
      throw error;
    }
  });
  const {postBuild} = late;
  const plugins: LoadedPlugin[] = [
    plugin('early', () => void order.push('early')),
    plugin(NAME, async () => {
      await waitForLaterPlugins(plugins);
      order.push('policy');
    }),
    plugin('without'),
    late,
  ];
  // Docusaurus starts all hooks at the same time.
  const results = await Promise.allSettled(
    plugins.map(async (each) => each.postBuild?.({} as never)),
  );
  expect(order).toEqual(['early', 'late', 'policy']);
  expect(results[3]).toMatchObject(error ? {reason: error} : {status: 'fulfilled'});
  expect(late.postBuild).toBe(postBuild);
});

test('a redirect plugin listed before this one is an error that says how to fix it', async () => {
  const plugins = [plugin('docusaurus-plugin-client-redirects'), plugin(NAME)];
  await expect(waitForLaterPlugins(plugins)).rejects.toThrow(
    /must be listed before @docusaurus\/plugin-client-redirects/,
  );
});
