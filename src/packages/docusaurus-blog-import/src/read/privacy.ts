import {readDay} from '../docusaurus/postAddress.js';
import type {Fields} from './exportedPost.js';
import {isFields, ungrouped} from './exportedPost.js';

const isTrue = (value: unknown) => /^(?:true|yes|y|on|1)$/i.test(String(value).trim());
const isFalse = (value: unknown) => /^(?:false|no|n|off|0|never)$/i.test(String(value).trim());
const isFilled = (value: unknown): boolean =>
  [value]
    .flat()
    .some((each) => each !== null && String(each ?? '').trim() !== '' && !isFalse(each));
const hasValueExcept = (allowed: RegExp) => (value: unknown) =>
  isFilled(value) && !allowed.test([value].flat().map(String).join().trim());

/**
 * Fields that make engines hide a page from readers, with the values that do so. Names are in lower
 * case without `-` and `_`.
 */
const RULES: readonly (readonly [names: string, isPrivate: (value: unknown) => boolean])[] = [
  [
    'draft isdraft drafts private isprivate hidden ishidden unpublished wip headless protected isprotected encrypted encrypt membersonly subscribersonly paidonly paid premium paywall eleventyexcludefromcollections',
    isTrue,
  ],
  ['published publish dgpublish ispublished public ispublic visible permalink', isFalse],
  [
    'published publish',
    (value) => /^(?:draft|private|pending|hidden|unpublished)$/i.test(String(value).trim()),
  ],
  [
    'status poststatus publishstatus',
    hasValueExcept(/^(?:publish(?:ed)?|public|live|true|yes|1)$/i),
  ],
  [
    'state',
    (value) => /^(?:draft|private|pending|hidden|unpublished|archived)$/i.test(String(value)),
  ],
  ['layout type', (value) => /^\s*draft\s*$/i.test(String(value))],
  ['password postpassword passphrase tiers', isFilled],
  ['visibility', hasValueExcept(/^(?:public|published|visible|unlisted|everyone|all)$/i)],
  ['access', hasValueExcept(/^(?:public|free|open|everyone|all|anyone)$/i)],
  ['audience', (value) => /paid|founding|member|subscriber|private/i.test(String(value))],
  ['draft', (value) => /^\s*draft/i.test(String(value))],
];

/** Returns fields and the fields in their groups, by lower-case name without `-` and `_`. */
function flatten(fields: Fields): Map<string, readonly [name: string, value: unknown]> {
  return new Map(
    Object.entries(ungrouped(fields)).map(([name, value]) => [
      name.toLowerCase().replace(/[-_]/g, ''),
      [name, value],
    ]),
  );
}

/** Folders of texts that are not published. */
const PRIVATE_FOLDER = /(?:^|\/)([_.]?(?:drafts?|private|unpublished|wip|trash))\//i;

/**
 * Returns the reason why a text was not public on the old site, worded to follow "because"; undefined
 * for a public text.
 */
export function privateReason(fields: Fields, source: string, now: number): string | undefined {
  const [, folder] = PRIVATE_FOLDER.exec(source) ?? [];
  if (folder !== undefined) {
    return `it is in a folder named "${folder}"`;
  }
  if (typeof fields['excludedBy'] === 'string') {
    return `of ${fields['excludedBy']}`;
  }
  const byName = flatten(fields);
  for (const [names, isPrivate] of RULES) {
    for (const name of names.split(' ')) {
      const [written, value] = byName.get(name) ?? [];
      if (written !== undefined && isPrivate(value)) {
        return /pass/.test(name) ? `it has a ${written}` : `of "${written}: ${String(value)}"`;
      }
    }
  }
  // Build options of a page in Hugo.
  const [name, build] = byName.get('build') ?? [];
  const hidingOption = Object.entries(isFields(build) ? build : {}).find(
    ([part, value]) =>
      /^(?:render|list)$/.test(part) && /^(?:never|false|link)$/i.test(String(value)),
  );
  if (hidingOption) {
    return `of "${name}: {${hidingOption[0]}: ${String(hidingOption[1])}}"`;
  }
  const today = new Date(now).toISOString().slice(0, 10);
  const dayOf = (field: string) => readDay(byName.get(field)?.[1]) ?? '9999';
  const expired = ['expirydate', 'unpublishdate', 'expires'].map(dayOf).find((day) => day <= today);
  if (expired !== undefined) {
    return `it expired on ${expired}`;
  }
  const publishDay = dayOf('publishdate');
  return publishDay !== '9999' && publishDay > today && dayOf('date') <= today
    ? `it was to be published on ${publishDay}`
    : undefined;
}

/** True if the old site kept a public page out of its lists or out of search engines. */
export function isUnlisted(fields: Fields): boolean {
  const byName = flatten(fields);
  const valueOf = (name: string) => byName.get(name)?.[1];
  return (
    ['unlisted', 'noindex', 'robotsnoindex'].some((name) => isTrue(valueOf(name))) ||
    isFalse(valueOf('listed') ?? '') ||
    /\b(?:unlisted|noindex)\b/i.test(
      `${String(valueOf('visibility'))} ${String(valueOf('robots'))}`,
    )
  );
}
