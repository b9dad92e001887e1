import type {Owner} from '../lib/owner';

/** Returns globs of the files in `src/pages` that are not built with this owner file. */
export function excludedPages(owner: Owner): string[] {
  const {chat, map, newsletter, example} = owner;
  return [
    ...(chat === false ? ['chat.tsx', 'chat/**'] : []),
    ...(map === false ? ['intelligence.tsx'] : []),
    ...(newsletter === false ? ['newsletter.tsx'] : []),
    // These are about the example site and its posts.
    ...(example ? [] : ['make-it-yours.mdx', 'corrections.mdx', 'forecasts.mdx']),
  ];
}
