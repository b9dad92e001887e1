import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimConfig} from './slimConfig';

interface Request {
  request: string;
  readonly context: string;
}

interface Substitute {
  /** The request that is answered with something else. */
  readonly request: RegExp;
  /** Folder of who asks; anybody where absent. */
  readonly from?: RegExp;
  readonly file: string;
}

const CORE_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** A site whose addresses have no hash in them needs one router and one history of three. */
function browserOnly(client: string): readonly Substitute[] {
  return [
    {
      request: /^react-router-dom$/,
      from: CORE_CLIENT,
      file: path.join(client, 'browserRouter.ts'),
    },
    {
      request: /^history$/,
      from: /[\\/]react-router(?:-dom)?[\\/]/,
      file: path.join(client, 'browserHistory.ts'),
    },
  ];
}

/**
 * What every page loads, without what no page needs before a reader does something: the settings of
 * the build, the manager of the document's head and the progress bar (both for navigation alone),
 * and a library of compiler helpers of which one function is used. Compiled MDX finds there what it
 * asks for its components. Only the browser's production
 * build is touched.
 */
export default function lightClient({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(siteDir, 'src/plugins/light-client/client');
  const config = path.join(generatedFilesDir, 'light-client.config.json');
  const mdxComponents = path.join(client, 'mdxComponents.ts');
  const substitutes: readonly Substitute[] = [
    {request: /^@generated\/docusaurus\.config$/, file: config},
    {
      request: /^react-helmet-async$/,
      from: /[\\/]@docusaurus[\\/]core[\\/]/,
      file: path.join(client, 'LateHelmet.tsx'),
    },
    {
      request: /^\.\/hasHydratedDataAttribute$/,
      from: CORE_CLIENT,
      file: path.join(client, 'HasHydrated.tsx'),
    },
    {
      request: /^\.{1,2}\/browserContext$/,
      from: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]|$)/,
      file: path.join(client, 'browserContext.tsx'),
    },
    {
      request: /^@docusaurus\/renderRoutes$/,
      from: CORE_CLIENT,
      file: path.join(siteDir, 'src/features/page-shell/renderRoutes.tsx'),
    },
    {request: /theme-classic[\\/]lib[\\/]nprogress$/, file: path.join(client, 'routeProgress.ts')},
    ...(siteConfig.future.experimental_router === 'browser' ? browserOnly(client) : []),
    {
      request: /^hoist-non-react-statics$/,
      from: /[\\/]react-router[\\/]/,
      file: path.join(client, 'hoistStatics.ts'),
    },
    {
      request: /^path-to-regexp$/,
      from: /[\\/]react-router[\\/]/,
      file: path.join(client, 'pathPattern.ts'),
    },
    {
      request: /^(?:prop-types|react-is)$/,
      from: /[\\/]react-router(?:-dom)?[\\/]/,
      file: path.join(client, 'noChecks.ts'),
    },
    {request: /^@mdx-js\/react$/, file: mdxComponents},
    {request: /^@generated\/site-metadata$/, file: path.join(client, 'siteMetadata.ts')},
    {
      request: /^tslib$/,
      from: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
      file: path.join(client, 'importDefault.ts'),
    },
  ];
  return {
    name: 'light-client',
    // Too small for a file of its own, it would else stand in the chunk of every post.
    getClientModules: () => [path.join(client, 'useElement.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      writeFileSync(config, JSON.stringify(slimConfig(siteConfig)));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // Both are in every script that a page loads.
        output: {globalObject: 'self', chunkLoadingGlobal: 'siteChunks'},
        plugins: substitutes.map(
          ({request, from, file}) =>
            new NormalModuleReplacementPlugin(request, (resource: Request) => {
              if (!from || from.test(resource.context)) {
                resource.request = file;
              }
            }),
        ),
      };
    },
  };
}
