import type {Owner} from '../lib/owner';

/** Files of `src/pages` that are not part of this owner's site. */
export function pagesOff(owner: Owner): string[] {
  const {chat, map, newsletter, example} = owner;
  return [
    ...(chat === false ? ['chat.tsx', 'chat/**'] : []),
    ...(map === false ? ['intelligence.tsx'] : []),
    ...(newsletter === false ? ['newsletter.tsx'] : []),
    // These are about the example site and its posts.
    ...(example ? [] : ['make-it-yours.mdx', 'corrections.mdx', 'forecasts.mdx']),
  ];
}
