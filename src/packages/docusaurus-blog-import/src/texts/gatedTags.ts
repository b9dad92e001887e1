import type {Note} from '../report/notes.js';

/**
 * Pattern of names of tags and shortcodes whose content only some readers could see. Does not match
 * names such as `not-logged-in`.
 */
const GATED = [
  'encrypt(?:ed)?|hugo-encryptor|(?:members?(?:hip)?|subscribers?)(?:[-_]?only)?|secret',
  'premium(?:[-_]?content)?',
  'lock(?:ed)?(?:[-_]?content)?|pass(?:code|phrase|ster|word)(?:[-_]?protect(?:ed|ion)?)?',
  'content[-_]control|ihc-hide-content|mepr-(?:active|show)|only[-_]?members|(?:is[-_])?paid(?:[-_]?content)?|ppwp|s2if',
  '(?!no[nt][-_])(?:[a-z\\d]+[-_])*(?:logged[-_]?in|paywall|private|protect(?:ed|or)?|restrict(?:ed)?)(?:[-_]?content)?',
].join('|');

/** Phrase in the report for a tag or component whose content is left out. */
export const GATED_OUTCOME = 'its content was not for all readers and was left out';

/**
 * Matches a WordPress shortcode with one of these names and its content, the subscribers' part of a
 * Jetpack block, or everything after a Jetpack paywall.
 */
const GATED_SECTION = new RegExp(
  [
    `(?<!\\[)\\[(${GATED})(?=[\\s\\]])[^\\]]*\\].*?\\[/\\1\\]`,
    '<!--\\s*wp:premium-content/subscriber-view\\b.*?<!--\\s*/wp:premium-content/subscriber-view\\s*-->',
    '<!--\\s*wp:jetpack/paywall\\b.*',
  ].join('|'),
  'gis',
);

/** True for the name of a tag or component, such as `MembersOnly`, whose content is not for all readers. */
export function isGated(name: string): boolean {
  const words = name.replace(/\.|(?<=[a-z])(?=[A-Z])/g, '-');
  return new RegExp(`^(?:${GATED})$`, 'i').test(words);
}

/** Removes the sections of a WordPress post that only some readers could see. */
export function withoutGatedSections(html: string): string {
  return html.replace(GATED_SECTION, '');
}

export const GATED_NOTE: Note = {
  kind: 'code',
  text: 'a section that only some readers could see was left out',
};
