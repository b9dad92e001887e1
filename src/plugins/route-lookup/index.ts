import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What asks: Docusaurus' own client, which also draws the pages on the server. */
const CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]|$)/;

/**
 * Where pages are drawn for the build, the router looks a path up instead of trying every route:
 * see `.github/UPGRADING.md`. The browser has the router as it is.
 */
export default function routeLookup({siteDir}: LoadContext): Plugin {
  const routerConfig = path.join(siteDir, 'src/plugins/route-lookup/routerConfig.tsx');
  return {
    name: 'route-lookup',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer
        ? [
            new currentBundler.instance.NormalModuleReplacementPlugin(
              /^react-router-config$/,
              (resource: {context: string; request: string}) => {
                if (CLIENT.test(resource.context)) {
                  resource.request = routerConfig;
                }
              },
            ),
          ]
        : [],
    }),
  };
}
