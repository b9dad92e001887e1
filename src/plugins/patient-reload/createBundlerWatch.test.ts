import {expect, test} from 'vitest';
import {createBundlerWatch} from './createBundlerWatch';

/** A watch with a clock of its own, and what happens at some of its milliseconds. */
function watchWith(events: Readonly<Record<number, 'watchRun' | 'done' | 'failed'>>) {
  let time = 0;
  const work = new Map<string, () => void>();
  const pause = async (milliseconds = 0) => {
    for (const end = time + milliseconds; time < end; time += 1) {
      work.get(events[time] ?? '')?.();
    }
  };
  const watch = createBundlerWatch(() => time, pause as never);
  const hook = (name: string) => ({
    tap: (_plugin: string, task: () => void) => work.set(name, task),
  });
  const compiler = {
    hooks: {watchRun: hook('watchRun'), done: hook('done'), failed: hook('failed')},
  };
  const {plugins} = watch.plugin().configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: {apply: (to: unknown) => void}[];
  };
  plugins[0]?.apply(compiler);
  return {watch, pause, now: () => time};
}

test('waits for the compilation that a change begins, and for its fetching', async () => {
  const {watch, now} = watchWith({90: 'watchRun', 1290: 'done'});
  await watch.shown();
  expect(now()).toBeGreaterThanOrEqual(1290 + 500);
  expect(now()).toBeLessThan(1290 + 550);
});

test('waits for one that has begun a moment ago, whether or not it succeeds', async () => {
  const {watch, pause, now} = watchWith({10: 'watchRun', 700: 'failed'});
  await pause(50);
  await watch.shown();
  expect(now()).toBeGreaterThanOrEqual(1200);
});

test('does not wait long for a compilation that never begins', async () => {
  const {watch, now} = watchWith({});
  await watch.shown();
  expect(now()).toBeLessThan(1000);
});
