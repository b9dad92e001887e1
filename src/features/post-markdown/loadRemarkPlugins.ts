import path from 'node:path';
import {createJiti} from 'jiti';
import type {Plugin} from 'unified';
import type {MarkdownSettings} from '../../lib/owner';

/**
 * Loads the remark plugins that the owner file lists.
 *
 * @param root folder of the site, where the packages are installed
 * @throws Error if a package is missing or does not export a plugin
 */
export function loadRemarkPlugins(
  entries: NonNullable<MarkdownSettings['remarkPlugins']>,
  root: string,
): (Plugin | [Plugin, unknown])[] {
  const load = createJiti(path.join(root, 'package.json'), {interopDefault: true});
  return entries.map((entry) => {
    const [name, options] = typeof entry === 'string' ? [entry] : entry;
    let loaded: {readonly default?: unknown} | undefined;
    try {
      // Uses jiti, because remark plugins are ES modules, which the configuration cannot `require`.
      loaded = load(name);
    } catch (error) {
      throw new Error(
        `src/data/owner.ts: markdown.remarkPlugins names "${name}", which cannot be loaded (${(error as Error).message.split('\n')[0]}). Install it: npm install ${name}`,
        {cause: error},
      );
    }
    const plugin = typeof loaded === 'function' ? loaded : loaded?.default;
    if (typeof plugin !== 'function') {
      throw new Error(
        `src/data/owner.ts: markdown.remarkPlugins names "${name}", whose default export is not a remark plugin. Use another package.`,
      );
    }
    return options === undefined ? (plugin as Plugin) : [plugin as Plugin, options];
  });
}
