import type {LoadContext, Plugin} from '@docusaurus/types';

/** Style sheets that come with the code that needs them. */
const LATE = /[\\/](?:@docsearch[\\/]css|src[\\/]css[\\/]docsearch\.css)/;

function isEarly(module: {nameForCondition?(): string | null | undefined}): boolean {
  return !LATE.test(module.nameForCondition?.() ?? '');
}

/**
 * Docusaurus puts all styles into one sheet, which every page waits for. The search modal's are
 * left out of it, and are fetched together with the modal. Their order does not matter: no other
 * rule touches the modal's classes.
 */
export default function lateStyles(_context: LoadContext): Plugin {
  return {
    name: 'late-styles',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: isEarly}}}}};
    },
  };
}
