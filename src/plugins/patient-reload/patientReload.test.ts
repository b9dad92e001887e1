import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {patientReload} from './patientReload';

type Patient = (context: LoadContext, options: object) => Promise<Plugin<unknown>>;

const ROUTE = {path: '/blog', component: '@theme/Blog'};

function setUp() {
  const state = {key: 'a', loads: 0, isBroken: false};
  const shown = vi.fn(async () => undefined);
  const make = (): Plugin<unknown> => ({
    name: 'posts',
    loadContent() {
      state.loads += 1;
      if (state.isBroken) {
        throw new Error('unreadable');
      }
      return `content ${state.loads}`;
    },
    contentLoaded({actions}) {
      actions.addRoute(ROUTE);
      actions.setGlobalData('facts');
    },
  });
  const patient = patientReload(make, {shown, key: () => state.key}) as unknown as Patient;
  async function load(plugin: Plugin<unknown>) {
    const routes: RouteConfig[] = [];
    const content = await plugin.loadContent?.();
    const setGlobalData = vi.fn();
    const actions = {addRoute: (route: RouteConfig) => routes.push(route), setGlobalData};
    await plugin.contentLoaded?.({content, actions: actions as never});
    return {content, routes, globalData: setGlobalData.mock.calls.flat()};
  }
  return {state, shown, load, start: () => patient({} as LoadContext, {})};
}

test('the first load waits for nothing, later ones until the change is shown', async () => {
  const {shown, load, start} = setUp();
  const plugin = await start();
  await load(plugin);
  expect(shown).not.toHaveBeenCalled();
  await load(plugin);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('where facts are the same, what was made is given again', async () => {
  const {state, load, start} = setUp();
  const plugin = await start();
  const first = await load(plugin);
  expect(await load(plugin)).toEqual(first);
  expect(first).toEqual({content: 'content 1', routes: [ROUTE], globalData: ['facts']});
  expect(state.loads).toBe(1);
});

test('where facts have changed, the content is loaded again', async () => {
  const {state, load, start} = setUp();
  const plugin = await start();
  await load(plugin);
  state.key = 'b';
  expect((await load(plugin)).content).toBe('content 2');
});

test('after a failure the same facts are loaded again', async () => {
  const {state, load, start} = setUp();
  const plugin = await start();
  await load(plugin);
  Object.assign(state, {key: 'b', isBroken: true});
  await expect(load(plugin)).rejects.toThrow('unreadable');
  Object.assign(state, {key: 'a', isBroken: false});
  expect((await load(plugin)).content).toBe('content 3');
});
