import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPart} from '../../lib/buildPart';
import {collectGarbage} from './collectGarbage';
import type {BundlerConfig} from './emptyBundle';
import {emptyBundle} from './emptyBundle';
import type {RuledConfig} from './keepMdx';
import {keepMdx} from './keepMdx';
import {takeServerBundle} from './serverBundle';

interface Hook {
  tap(name: string, work: () => void): void;
}

interface Compiler {
  readonly hooks: {readonly beforeRun: Hook; readonly finishMake: Hook};
}

const NAME = 'build-parts';

/** Before modules are read, and before they are bundled: the bundler needs the memory. */
const garbageCollection = {
  apply({hooks: {beforeRun, finishMake}}: Compiler) {
    beforeRun.tap(NAME, collectGarbage);
    finishMake.tap(NAME, collectGarbage);
  },
};

/**
 * The bundler keeps some 2 MB a post until its process ends, for the browser and the server at
 * once, while the pages are rendered and indexed. The build of a large site therefore runs in three
 * processes (`src/cli/build.mjs`): one bundles for the browser, then one for the server, while one
 * reads the site and then makes the pages. Here a process for one bundle gets nothing to do for the
 * other, the second takes compiled posts from the first, and the server's bundle is put where the
 * last one looks for it.
 */
export default function buildParts({outDir}: LoadContext): Plugin {
  const {name, folder} = buildPart(process.env);
  return {
    name: NAME,
    async allContentLoaded() {
      if (name === 'pages') {
        await takeServerBundle(folder, outDir);
      }
    },
    configureWebpack(config, isServer) {
      if (name === 'whole' || name === 'pages') {
        return {};
      }
      if (name !== (isServer ? 'server' : 'client')) {
        emptyBundle(config as BundlerConfig);
        return {};
      }
      const kept = path.join(folder, 'mdx');
      mkdirSync(kept, {recursive: true});
      keepMdx(config as RuledConfig, kept);
      return {plugins: [garbageCollection]} as object;
    },
  };
}
