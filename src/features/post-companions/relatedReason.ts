import type {RelatedPost} from '../../lib/content-index/types';

/** Why a post stands among the related ones, in words: its tags, else its wording. */
export function relatedReason({
  sharedTags,
  sharedWords,
}: Pick<RelatedPost, 'sharedTags' | 'sharedWords'>): string {
  return sharedTags.length > 0
    ? `Both about ${sharedTags.join(' and ')}`
    : `Similar wording: ${sharedWords.join(', ')}`;
}
