import type {Plugin} from '@docusaurus/types';

/**
 * Chunks are told apart by their names, which the table of routes has anyway, and not by numbers
 * that the bundler would need a second table for, in the script that every page loads.
 */
export default function namedChunks(): Plugin {
  return {
    name: 'named-chunks',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {optimization: {chunkIds: 'named'}},
  };
}
