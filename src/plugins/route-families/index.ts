import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPart} from '../../lib/buildPart';
import {chunkTablesPlugin} from './chunkTablesPlugin';
import {slimTables} from './slimTables';

/** What stands in for what, in the browser's code: a request, and who asks where it is relative. */
const CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]|$)/;

/** Bytes up to which data is part of the registry. */
const SMALL = 500;

interface Request {
  request: string;
  readonly context: string;
}

/**
 * Docusaurus writes every route of the site into the script that every page loads: three tables,
 * with a line for each post, tag and piece of data. This plugin gives the browser's build tables in
 * which a family of routes (all posts, all tags) is one route, and the lines of its members come in
 * shards, when one of them is opened or fetched ahead. The server's build keeps the full tables,
 * and looks paths up in them.
 */
export default function routeFamilies({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'route-families');
  const client = path.join(siteDir, 'src/plugins/route-families/client');
  const routerConfig = path.join(siteDir, 'src/plugins/route-families/server/routerConfig.tsx');
  const substitutes = new Map([
    ['@docusaurus/ComponentCreator', path.join(client, 'ComponentCreator.tsx')],
    ['@generated/routes', path.join(folder, 'routes.js')],
    ['@generated/registry', path.join(folder, 'registry.js')],
    ['@generated/routesChunkNames', path.join(folder, 'routesChunkNames.js')],
  ]);

  /** Where the plugins' data lies; `~blog` is the blog plugin's own name for its folder. */
  function dataFile(module: string): string {
    const name = module
      .replace(/^@generated\//, '')
      .replace(/^~blog\//, 'docusaurus-plugin-content-blog/');
    return path.join(generatedFilesDir, name);
  }

  function isSmall(module: string): boolean {
    const size = statSync(dataFile(module), {throwIfNoEntry: false})?.size;
    return size !== undefined && size <= SMALL;
  }

  /** @returns names of the chunks that only a shard knows, by name of the shard */
  function writeTables(): ReadonlyMap<string, readonly string[]> {
    const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const {files, shards} = slimTables({
      routes: read('routes.js'),
      registry: read('registry.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')),
      isSmall,
    });
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    files.forEach((text, name) => writeFileSync(path.join(folder, name), text));
    return shards;
  }

  return {
    name: 'route-families',
    configureWebpack(_config, isServer, {currentBundler}) {
      // `npm run dev` writes the full tables anew with every change.
      if (process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) {
        return {
          plugins: [
            new NormalModuleReplacementPlugin(/^react-router-config$/, (resource: Request) => {
              if (CLIENT.test(resource.context)) {
                resource.request = routerConfig;
              }
            }),
          ],
        };
      }
      // Parts of a build that bundle nothing for the browser.
      if (['server', 'pages'].includes(buildPart(process.env).name)) {
        return {};
      }
      const shards = writeTables();
      return {
        plugins: [
          chunkTablesPlugin(currentBundler.instance, shards),
          new NormalModuleReplacementPlugin(/^@(?:generated|docusaurus)\//, (resource: Request) => {
            resource.request = substitutes.get(resource.request) ?? resource.request;
          }),
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, (resource: Request) => {
            if (CLIENT.test(resource.context)) {
              resource.request = path.join(client, path.basename(resource.request));
            }
          }),
        ],
      };
    },
  };
}
