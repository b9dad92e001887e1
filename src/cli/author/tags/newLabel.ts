import {foldTag} from '../../../lib/foldTag';

/**
 * The label of a renamed tag: where the old one only spelled the old key, the new one spells the new
 * key ("vibe-coding" is "Vibe coding"); a label of its own, such as "Language models" for `llm`, stays.
 */
export function newLabel(oldKey: string, oldLabel: string, newKey: string): string {
  if (foldTag(oldLabel) !== foldTag(oldKey)) {
    return oldLabel;
  }
  const words = newKey.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
