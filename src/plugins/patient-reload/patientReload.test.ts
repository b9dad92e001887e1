import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {patientReload} from './patientReload';

type Patient = (context: LoadContext, options: object) => Promise<Plugin<unknown>>;

const CONTEXT = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;

function setUp(plugin: Partial<Plugin<unknown>> = {}) {
  const reloads = {loading: vi.fn(), failed: vi.fn(), signal: vi.fn((file: string) => file)};
  const make = (): Plugin<unknown> => ({
    name: 'posts',
    getPathsToWatch: () => ['blog/**/*.mdx'],
    loadContent: () => 'content',
    ...plugin,
  });
  const patient = patientReload(make, reloads) as unknown as Patient;
  return {reloads, start: () => patient(CONTEXT, {})};
}

afterEach(() => vi.unstubAllEnvs());

test('Docusaurus watches one file in place of the sources', async () => {
  const {reloads, start} = setUp();
  const plugin = await start();
  expect(reloads.loading).toHaveBeenCalledTimes(1);
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/.docusaurus/patient-reload/posts']);
  await expect(plugin.loadContent?.()).resolves.toBe('content');
  expect(plugin.contentLoaded).toBeUndefined();
  expect(reloads.failed).not.toHaveBeenCalled();
});

test('a build has the plugin as it is', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const {reloads, start} = setUp();
  expect((await start()).getPathsToWatch?.()).toEqual(['blog/**/*.mdx']);
  expect(reloads.loading).not.toHaveBeenCalled();
});

test.each(['loadContent', 'contentLoaded'] as const)('tells where %s fails', async (name) => {
  const fail = () => {
    throw new Error('unreadable');
  };
  const {reloads, start} = setUp({[name]: fail});
  const plugin = await start();
  await expect(plugin[name]?.({} as never)).rejects.toThrow('unreadable');
  expect(reloads.failed).toHaveBeenCalledTimes(1);
});
