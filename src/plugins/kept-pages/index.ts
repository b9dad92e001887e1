import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPart} from '../../lib/buildPart';
import {routeNesting} from '../../lib/routeNesting';
import type {ChunkGroup} from './chunkGraph';
import {chunkGraph} from './chunkGraph';
import {pageKeys} from './pageKeys';
import {removeStalePages} from './removeStalePages';

const NAME = 'kept-pages';

/** What is used here of the bundler's types, which Docusaurus does not name. */
interface Compilation {
  readonly chunkGroups: Iterable<ChunkGroup>;
}

interface Compiler {
  readonly outputPath: string;
  readonly hooks: {
    readonly afterEmit: {tap(name: string, work: (compilation: Compilation) => void): void};
  };
}

interface Config {
  entry: unknown;
}

/** What a page may show besides its code and data: a day is the most that it is kept. */
function circumstances(): string[] {
  const {timeZone, locale} = Intl.DateTimeFormat().resolvedOptions();
  return [new Date().toISOString().slice(0, 10), timeZone, locale, process.version];
}

/**
 * Keeps rendered pages from one build to the next, in `node_modules/.cache/kept-pages`. A page is
 * rendered again when any script or data has changed that can be loaded while it is, by the graph
 * of the server's bundle; what names the browser's files is put around it each time. Rendering all
 * pages is a third of a second build. A build in parts keeps none, since it has no second build
 * that is faster.
 */
export default function keptPages({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'node_modules/.cache', NAME);
  const keysFile = path.join(generatedFilesDir, `${NAME}.json`);
  const isUsed =
    process.env['NODE_ENV'] === 'production' && buildPart(process.env).name === 'whole';
  let used: ReadonlySet<string> = new Set();

  function writeKeys({outputPath}: Compiler, {chunkGroups}: Compilation): void {
    const graph = chunkGraph(chunkGroups, (file) =>
      readFileSync(path.join(outputPath, file), 'utf8'),
    );
    const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const routes = {
      chunkNames: JSON.parse(read('routesChunkNames.json')),
      wrappers: new Set(routeNesting(read('routes.js')).wrappers),
    };
    const keys = pageKeys(graph, routes, circumstances());
    used = new Set(keys.values());
    mkdirSync(folder, {recursive: true});
    writeFileSync(keysFile, JSON.stringify(Object.fromEntries(keys)));
  }

  return {
    name: NAME,
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isUsed || !isServer) {
        return {};
      }
      const {DefinePlugin} = currentBundler.instance;
      const own = path.join(siteDir, 'src/plugins/kept-pages/server/keptRender.ts');
      (config as Config).entry = {main: own};
      const keys = {
        apply(compiler: Compiler) {
          compiler.hooks.afterEmit.tap(NAME, (compilation) => writeKeys(compiler, compilation));
        },
      };
      const places = {folder: JSON.stringify(folder), keys: JSON.stringify(keysFile)};
      return {plugins: [new DefinePlugin({KEPT_PAGES: places}), keys]} as object;
    },
    async postBuild() {
      if (isUsed) {
        removeStalePages(folder, used);
      }
    },
  };
}
