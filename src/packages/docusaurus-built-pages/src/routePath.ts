import {createRequire} from 'node:module';
import type * as common from '@docusaurus/utils-common';

// The package is CommonJS, so Node.js cannot import its functions by name.
const {applyTrailingSlash} = createRequire(import.meta.url)(
  '@docusaurus/utils-common',
) as typeof common;

/**
 * Returns the path for links to a page: the permalink with or without a slash at its end, as the
 * site's `trailingSlash` requires. Permalinks from plugins do not follow that setting.
 */
export const routePath = applyTrailingSlash;
