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
 * behind a boundary is there without JavaScript, and the script is not. Its head is put together
 * once, too.
 */
export default function wholeHtml({siteDir}: LoadContext): Plugin {
  const server = path.join(siteDir, 'src/plugins/whole-html/server');
  return {
    name: 'whole-html',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(request, (resource: Request) => {
          if (CORE_CLIENT.test(resource.context)) {
            resource.request = path.join(server, file);
          }
        });
      return isServer
        ? {
            plugins: [
              replace(/^\.\/renderToHtml$/, 'renderToHtml.ts'),
              replace(/^react-helmet-async$/, 'HelmetProvider.ts'),
            ],
          }
        : {};
    },
  };
}
