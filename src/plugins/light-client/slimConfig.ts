import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build asks for. */
const BUILD_ONLY: ReadonlySet<keyof DocusaurusConfig> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** The site's configuration as the browser needs it. */
export function slimConfig(config: DocusaurusConfig): object {
  const {future, ...others} = config;
  return {
    ...Object.fromEntries(
      Object.entries(others).filter(([key]) => !BUILD_ONLY.has(key as keyof DocusaurusConfig)),
    ),
    // The one switch of the future that the client looks at.
    future: {experimental_router: future.experimental_router},
  };
}
