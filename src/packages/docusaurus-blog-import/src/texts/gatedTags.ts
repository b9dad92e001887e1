import type {Note} from '../report/notes.js';

const GATED =
  'encrypt(?:ed)?|hugo-encryptor|members?(?:hip)?(?:[-_]?only)?|paywall|premium|private|protected|restrict(?:ed)?|secret|subscribers?(?:[-_]?only)?';

/** Names of tags and shortcodes whose content only some readers could see. */
const GATED_NAME = new RegExp(`^(?:${GATED})$`, 'i');

/** Such a shortcode of WordPress with its content, and the gated parts of Jetpack's blocks. */
const GATED_SECTION = new RegExp(
  [
    `(?<!\\[)\\[(${GATED})(?=[\\s\\]])[^\\]]*\\].*?\\[/\\1\\]`,
    '<!--\\s*wp:premium-content/subscriber-view\\b.*?<!--\\s*/wp:premium-content/subscriber-view\\s*-->',
    '<!--\\s*wp:jetpack/paywall\\b.*',
  ].join('|'),
  'gis',
);

/** True for the name of a tag whose content only some readers could see. */
export function isGated(name: string): boolean {
  return GATED_NAME.test(name);
}

/** Removes the sections of a WordPress post that only some readers could see. */
export function withoutGatedSections(html: string): string {
  return html.replace(GATED_SECTION, '');
}

/** Note about a text whose gated sections were removed. */
export const GATED_NOTE: Note = {
  kind: 'code',
  text: 'a section that only some readers could see was left out',
};
