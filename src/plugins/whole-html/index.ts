import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface Request {
  request: string;
  readonly context: string;
}

const CORE_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * React writes a page in pieces, as for a reader who waits for a server: what is behind a boundary
 * comes at the page's end, hidden, with a script that moves it. Here pages are files. With this
 * plugin each is written in the order in which it is read, so that code and whatever else stands
 * behind a boundary is there without JavaScript, and the script is not.
 */
export default function wholeHtml({siteDir}: LoadContext): Plugin {
  const own = path.join(siteDir, 'src/plugins/whole-html/server/renderToHtml.ts');
  return {
    name: 'whole-html',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return isServer
        ? {
            plugins: [
              new NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, (resource: Request) => {
                if (CORE_CLIENT.test(resource.context)) {
                  resource.request = own;
                }
              }),
            ],
          }
        : {};
    },
  };
}
