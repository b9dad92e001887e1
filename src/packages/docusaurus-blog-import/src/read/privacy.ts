import {readDay} from '../docusaurus/postAddress.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';

const isTrue = (value: unknown) => /^(?:true|yes|y|on|1)$/i.test(String(value).trim());
const isFalse = (value: unknown) => /^(?:false|no|n|off|0|never)$/i.test(String(value).trim());
const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isFilled)
    : value !== null && value !== undefined && String(value).trim() !== '' && !isFalse(value);

const isOther = (allowed: RegExp) => (value: unknown) =>
  isFilled(value) && !allowed.test([value].flat().map(String).join().trim());

type Rule = readonly [names: string, isPrivate: (value: unknown) => boolean];

/** Fields by which engines keep a page from readers; their names without case, `-` and `_`. */
const RULES: readonly Rule[] = [
  [
    'draft isdraft drafts private isprivate hidden ishidden unpublished wip headless protected isprotected encrypted encrypt membersonly subscribersonly paidonly paid premium paywall eleventyexcludefromcollections',
    isTrue,
  ],
  ['published publish ispublished public ispublic visible permalink', isFalse],
  ['status poststatus publishstatus', isOther(/^(?:publish(?:ed)?|public|live|true|yes|1)$/i)],
  [
    'state',
    (value) => /^(?:draft|private|pending|hidden|unpublished|archived)$/i.test(String(value)),
  ],
  ['layout type', (value) => String(value).trim().toLowerCase() === 'draft'],
  ['password postpassword passphrase', isFilled],
  ['visibility', isOther(/^(?:public|published|visible|unlisted|everyone|all)$/i)],
  ['access', isOther(/^(?:public|free|open|everyone|all|anyone)$/i)],
  ['audience', (value) => /paid|founding|member|subscriber|private/i.test(String(value))],
  ['tiers', isFilled],
  ['draft', (value) => typeof value === 'string' && /^draft/i.test(value.trim())],
];

const HIDING = /^(?:never|false|link)$/i;

/** Fields of a page and of the groups within them, by name without case, `-` and `_`. */
function flatten(fields: Fields): Map<string, readonly [name: string, value: unknown]> {
  const groups = ['extra', 'params', 'taxonomies'].map((name) => fields[name]).filter(isFields);
  return new Map(
    [...groups, fields]
      .flatMap((group) => Object.entries(group))
      .map(([name, value]) => [name.toLowerCase().replace(/[-_]/g, ''), [name, value]]),
  );
}

/** Folders of texts that are not published. */
const PRIVATE_FOLDER = /(?:^|\/)([_.]?(?:drafts?|private|unpublished|wip|trash))\//i;

/**
 * Returns why a text was not public on the old site, for a sentence that begins with "because";
 * undefined for a public text.
 *
 * @param source path of its file
 * @param now epoch milliseconds
 */
export function privateReason(fields: Fields, source: string, now: number): string | undefined {
  const [, folder] = PRIVATE_FOLDER.exec(source.replace(/#.*$/s, '')) ?? [];
  if (folder !== undefined) {
    return `it is in a folder named "${folder}"`;
  }
  const known = flatten(fields);
  for (const [names, isPrivate] of RULES) {
    for (const name of names.split(' ')) {
      const [written, value] = known.get(name) ?? [];
      if (written !== undefined && isPrivate(value)) {
        return /pass/.test(name) ? `it has a ${written}` : `of "${written}: ${String(value)}"`;
      }
    }
  }
  // Hugo's options of single pages.
  const [name, build] = known.get('build') ?? [];
  for (const part of ['render', 'list']) {
    const value = isFields(build) ? build[part] : undefined;
    if (HIDING.test(String(value))) {
      return `of "${name}: {${part}: ${String(value)}}"`;
    }
  }
  const today = new Date(now).toISOString().slice(0, 10);
  const dayOf = (name: string) => readDay(known.get(name)?.[1]);
  for (const field of ['expirydate', 'unpublishdate', 'expires']) {
    const day = dayOf(field);
    if (day !== undefined && day <= today) {
      return `it expired on ${day}`;
    }
  }
  const [publishDay, day] = [dayOf('publishdate'), dayOf('date')];
  return publishDay !== undefined && publishDay > today && day !== undefined && day <= today
    ? `it was to be published on ${publishDay}`
    : undefined;
}

/** True if the old site kept a public page out of its lists or out of search engines. */
export function isUnlisted(fields: Fields): boolean {
  const known = flatten(fields);
  const valueOf = (name: string) => known.get(name)?.[1];
  return (
    ['unlisted', 'noindex', 'robotsnoindex'].some((name) => isTrue(valueOf(name))) ||
    isFalse(valueOf('listed') ?? '') ||
    [valueOf('visibility'), valueOf('robots')].some((value) =>
      /\b(?:unlisted|noindex)\b/i.test(String(value)),
    )
  );
}
