import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts `@route-scripts` into the server's bundle: a component that names, in the head of each page,
 * the scripts of its route beside those that all pages have. The loader (`src/plugins/late-client`)
 * then fetches all of them at once; without it a page's own come when the first have run.
 */
export default function routeScripts({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins/route-scripts');
  return {
    name: 'route-scripts',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {
        alias: {'@route-scripts': path.join(folder, isServer ? 'RouteScripts.tsx' : 'nothing.tsx')},
      },
      plugins: isServer
        ? [
            new currentBundler.instance.DefinePlugin({
              CLIENT_MANIFEST: JSON.stringify(path.join(generatedFilesDir, 'client-manifest.json')),
            }),
          ]
        : [],
    }),
  };
}
