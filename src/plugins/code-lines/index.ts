import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What draws the lines of a block of code, under the name `@code-lines`: on the server the
 * highlighter itself, which must not suspend there, in the browser a component that fetches it.
 */
export default function codeLines({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/features/code-highlighter');
  return {
    name: 'code-lines',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@code-lines': path.join(folder, isServer ? 'HighlightedLines.tsx' : 'LateLines.tsx'),
        },
      },
    }),
  };
}
