import path from 'node:path';
import * as themeClassic from '@docusaurus/theme-classic';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

// Its declarations know the options alone.
const {default: classic, ...checks} = themeClassic as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin;
} & Pick<PluginModule, 'validateOptions' | 'validateThemeConfig' | 'getSwizzleConfig'>;

/** Brings the highlighter into the script that every page loads: 30 kB for pages without code. */
const HIGHLIGHTER = /[\\/]prism-include-languages$/;

const lib = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme, without its highlighter in every page: code is highlighted when the site is
 * built, and `src/features/code-highlighter` fetches the highlighter where it is needed.
 *
 * @throws Error where the theme brings no highlighter any more: then this plugin can go
 */
function siteTheme(context: LoadContext, options: unknown): Plugin {
  const theme = classic(context, options);
  const modules = theme.getClientModules?.() ?? [];
  const kept = modules.filter((file) => !HIGHLIGHTER.test(file));
  if (kept.length !== modules.length - 1) {
    throw new Error(
      'The classic theme no longer has one client module for its highlighter: see what it has ' +
        'now, and change or delete src/plugins/site-theme.',
    );
  }
  return {
    ...theme,
    // The theme's own paths are relative to its package.
    getThemePath: () => path.resolve(lib, theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => path.resolve(lib, theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () => kept.map((file) => path.resolve(lib, file)),
  };
}

export default Object.assign(siteTheme, checks) as unknown as PluginModule;
