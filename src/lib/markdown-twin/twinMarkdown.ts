import {pageHead} from './pageHead';
import {twinTree} from './twinTree';
import type {BuiltFacts, TwinSite, TwinSource} from './types';
import {writeMarkdown} from './writeMarkdown';

/**
 * A page of the site as Markdown: its title, what is known of it, and its text.
 *
 * @throws Error where the source cannot be read, or links to a file that the build does not have
 */
export function twinMarkdown(page: TwinSource, site: TwinSite, built: BuiltFacts): string {
  return writeMarkdown([...pageHead(page, site.base), ...twinTree(page, site, built)]);
}
