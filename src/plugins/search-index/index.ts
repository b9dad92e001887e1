import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin, PluginModule, Props} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import * as localSearch from '@easyops-cn/docusaurus-search-local';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {buildPages} from './buildPages';
import {postFacts} from './postFacts';
import type {BuiltPage, ScanOptions} from './scanPages';
import {scanPages} from './scanPages';
import {writeIndex} from './writeIndex';

// Its declarations know the options alone.
const {default: localSearchPlugin, validateOptions} = localSearch as unknown as {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
  readonly validateOptions: PluginModule['validateOptions'];
};

type BuildProps = Props & {readonly outDir: string; readonly plugins: readonly LoadedPlugin[]};

/**
 * The local search plugin, without the index that it would build, which a reader would have to load
 * whole. Its own code lists and reads the pages; what it finds is written into files of which a
 * query needs few.
 */
function searchIndex(context: LoadContext, options: PluginOptions): Plugin {
  const settings = processPluginOptions(options, context) as ScanOptions;
  return {
    ...localSearchPlugin(context, options),
    async postBuild(props) {
      const {outDir, baseUrl, plugins} = props as BuildProps;
      const pages = processDocInfos(props, settings).flatMap(({paths}) => paths as BuiltPage[]);
      const scanned = await scanPages(pages, settings);
      const sources = buildPages(scanned, {baseUrl, posts: postFacts(plugins)});
      await writeIndex(path.join(outDir, 'search'), sources);
    },
  };
}

export default Object.assign(searchIndex, {validateOptions}) as unknown as PluginModule;
