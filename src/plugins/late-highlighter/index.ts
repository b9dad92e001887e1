import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The theme loads the syntax highlighter and its languages with the first script of every page,
 * though most pages show no code. Here that client module does nothing in the browser; the
 * languages come with the code block that needs them (`src/features/code-highlighter`).
 */
export default function lateHighlighter({siteDir}: LoadContext): Plugin {
  return {
    name: 'late-highlighter',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return isServer
        ? {}
        : {
            plugins: [
              new NormalModuleReplacementPlugin(
                /theme-classic[\\/]lib[\\/]prism-include-languages$/,
                path.join(siteDir, 'src/plugins/late-highlighter/nothing.ts'),
              ),
            ],
          };
    },
  };
}
