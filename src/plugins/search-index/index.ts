import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin, PluginModule, Props} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import * as localSearch from '@easyops-cn/docusaurus-search-local';
import {buildPages} from './buildPages';
import {headingLevels} from './headingLevels';
import type {LocalDocuments} from './localSearchIndex';
import {deleteLocalIndex, readLocalDocuments} from './localSearchIndex';
import {postFacts} from './postFacts';
import {writeIndex} from './writeIndex';

// Its declarations know the options alone.
const {default: localSearchPlugin, validateOptions} = localSearch as unknown as {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
  readonly validateOptions: PluginModule['validateOptions'];
};

type BuildProps = Props & {readonly outDir: string; readonly plugins: readonly LoadedPlugin[]};

async function levelsByPage(
  outDir: string,
  baseUrl: string,
  documents: LocalDocuments,
): Promise<Map<string, Map<string, number>>> {
  const levels = new Map<string, Map<string, number>>();
  for (const url of new Set(documents[1]?.map(({u}) => u))) {
    const file = path.join(outDir, `${url.slice(baseUrl.length)}.html`);
    levels.set(url, headingLevels(await fs.readFile(file, 'utf8')));
  }
  return levels;
}

/**
 * The local search plugin, whose index a reader would have to load whole, rewritten after its own
 * `postBuild` into files of which a query needs few. A plugin beside it could not: Docusaurus runs
 * all `postBuild` hooks at once.
 */
function searchIndex(context: LoadContext, options: PluginOptions): Plugin {
  const plugin = localSearchPlugin(context, options);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const {outDir, baseUrl, plugins} = props as BuildProps;
      const documents = await readLocalDocuments(outDir);
      const levels = await levelsByPage(outDir, baseUrl, documents);
      const pages = buildPages(documents, {
        baseUrl,
        posts: postFacts(plugins),
        levelOf: (url, anchor) => levels.get(url)?.get(anchor),
      });
      await writeIndex(path.join(outDir, 'search'), pages);
      await deleteLocalIndex(outDir);
    },
  };
}

export default Object.assign(searchIndex, {validateOptions}) as unknown as PluginModule;
