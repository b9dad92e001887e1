import {setTimeout as wait} from 'node:timers/promises';
import type {Plugin} from '@docusaurus/types';

/** Milliseconds within which the bundler begins to compile a change that a plugin has heard of. */
const BEGINS_WITHIN = 400;
/** Milliseconds that the bundler may have begun earlier. */
const AHEAD = 100;
/** Milliseconds that a busy browser needs to fetch an update from this process. */
const FETCHED = 500;
const STEP = 20;

interface Hook {
  tap(name: string, work: () => void): void;
}

interface Compiler {
  readonly hooks: {readonly watchRun: Hook; readonly done: Hook; readonly failed: Hook};
}

export interface BundlerWatch {
  /** The plugin that listens to the bundler of `npm run dev`. */
  readonly plugin: () => Plugin;
  /**
   * Waits until the change that has just been seen is compiled and fetched: nobody need wait for
   * what is done afterwards. A change that nothing is compiled for is waited for no longer than a
   * compilation may take to begin.
   */
  readonly shown: () => Promise<void>;
}

/** @param now milliseconds of a clock that only goes forward */
export function createBundlerWatch(now = () => performance.now(), pause = wait): BundlerWatch {
  let started = -Infinity;
  let isRunning = false;

  function apply({hooks}: Compiler): void {
    const end = (): void => void (isRunning = false);
    hooks.watchRun.tap('bundler-watch', () => {
      started = now();
      isRunning = true;
    });
    hooks.done.tap('bundler-watch', end);
    hooks.failed.tap('bundler-watch', end);
  }

  return {
    plugin: () => ({
      name: 'bundler-watch',
      configureWebpack: (_config, isServer) =>
        (isServer || process.env['NODE_ENV'] === 'production'
          ? {}
          : {plugins: [{apply}]}) as object,
    }),
    async shown() {
      const asked = now();
      const isOver = (): boolean => started > asked - AHEAD || now() > asked + BEGINS_WITHIN;
      while (isRunning || !isOver()) {
        await pause(STEP);
      }
      await pause(FETCHED);
    },
  };
}
