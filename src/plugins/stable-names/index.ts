import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** The types of `currentBundler` are webpack's, which has no such minimizer. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin?: new (options: {
    readonly minimizerOptions: object;
  }) => object;
}

/**
 * Has the minifier name variables one after the other, and not by how often letters occur in a file.
 * Among these letters are the bundler's names for other files, which a build that follows another
 * writes differently: the same source would come out as other bytes, under another address. It costs
 * 0.3 kB in the script that every page loads.
 *
 * Chunks are told apart by their names, which the table of routes has anyway, and not by numbers
 * that the bundler would need a second table for, in the same script.
 */
export default function stableNames(): Plugin {
  return {
    name: 'stable-names',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Rspack;
      const minimizerOptions = {
        ...getSwcJsMinimizerOptions(),
        minify: true,
        mangle: {disableCharFreq: true},
      };
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          chunkIds: 'named',
          minimizer: optimization?.minimizer?.map((minimizer) =>
            SwcJsMinimizerRspackPlugin && minimizer instanceof SwcJsMinimizerRspackPlugin
              ? (new SwcJsMinimizerRspackPlugin({minimizerOptions}) as typeof minimizer)
              : minimizer,
          ),
        },
      };
    },
  };
}
