import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {splitChunkTables} from './splitChunkTables';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Parameters<InstanceType<Bundler['NormalModuleReplacementPlugin']>['apply']>[0];

/**
 * Applies `splitChunkTables` to the bundler's output, after scripts are minified and before their
 * names get the hashes of their content.
 *
 * @param shards names of the chunks that only a shard knows, by name of the shard
 */
export function chunkTablesPlugin(
  {Compilation, sources}: Bundler,
  shards: ReadonlyMap<string, readonly string[]>,
): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('route-families', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        const change = (chunk: string, edit: (text: string) => string): void => {
          const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])];
          const file = files.find((name) => name.endsWith('.js'));
          if (file === undefined) {
            throw new Error(`The bundler wrote no script for the chunk "${chunk}".`);
          }
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(edit(source.source().toString())),
          );
        };
        compilation.hooks.processAssets.tap({name: 'route-families', stage}, () => {
          change('runtime~main', (text) => {
            const {runtime, additions} = splitChunkTables(text, shards);
            additions.forEach((addition, shard) => change(shard, (own) => own + addition));
            return runtime;
          });
        });
      });
    },
  };
}
