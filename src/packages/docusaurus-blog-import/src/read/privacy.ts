import {readDay} from '../docusaurus/postAddress.js';
import {dayInPath, dayOf} from './days.js';
import type {Fields} from './exportedPost.js';
import {fieldsIn, ungrouped} from './exportedPost.js';
import {NAMES, plainName} from './fieldNames.js';

const TRUE = /^(?:true|yes|y|on|1)$/i;
const FALSE = /^(?:false|no|n|off|0|never)$/i;
/** Returns a pattern for any text except an empty one, the given ones, and those that mean "false". */
const anyTextExcept = (texts: string) =>
  new RegExp(`^(?!(?:false|no|n|off|0|never|${texts})$).`, 'is');

/** Splits a list of field names. Each name may be written with or without `-` and `_`. */
const plainNames = (names: string): readonly string[] => plainName(names).split(' ');

type Rules = readonly (readonly [names: string, hiding: RegExp])[];
const readRules = (rules: Rules) =>
  rules.map(([names, hiding]) => [plainNames(names), hiding] as const);

const DRAFT_LIKE = /^(?:draft|private|pending|hidden|unpublished|archived)$/i;

/** Fields with which engines hide a page, and the hiding values. */
const RULES = readRules([
  [
    'draft isdraft drafts private isprivate hidden ishidden hide unpublished ignorepublish wip headless protected isprotected encrypted encrypt membersonly subscribersonly paidonly paid premium paywall locked members eleventyexcludefromcollections deleted secret internal confidential exclude exclude-from-site unpublish not-published no-publish do-not-publish trashed restricted gated pay-walled auth require-login requires-login login-required subscribers patreon skip ignore',
    TRUE,
  ],
  ['published publish dgpublish ispublished public ispublic visible live online', FALSE],
  ['published publish publication-status', DRAFT_LIKE],
  ['status poststatus publishstatus', anyTextExcept('publish(?:ed)?|public|live|true|yes|1')],
  // A value such as `{{ env }}` cannot be evaluated.
  ['draft isdraft', anyTextExcept('')],
  ['build.render build.list', /^(?:never|false|link)$/i],
  // The page that `redirect_to` of a Jekyll plugin makes shows no text.
  ['password tiers redirect-to', anyTextExcept('')],
  // Without "free", which in Ghost may mean members who pay nothing.
  ['visibility', anyTextExcept('public|published|visible|unlisted|everyone|anyone|all|open')],
  ['access', anyTextExcept('public|published|visible|unlisted|everyone|anyone|all|open|free')],
  [
    'audience',
    /paid|founding|member|subscriber|private|only_free|(?:^|,)\s*(?:friends?|family|friends and family)\s*(?:,|$)/i,
  ],
  ['*.status *.visibility', /^(?:draft|private|unpublished|members|paid)$/i],
]);
/** Fields with another purpose that also hide a page if they have these values. */
const OTHER_RULES = readRules([
  ['permalink render output', FALSE],
  ['state stage workflow', DRAFT_LIKE],
  ['layout type', /^(?:drafts?\b|private(?:,|$))/i],
  // Nikola hides posts with such tags.
  ['tags tag categories category flags', /(?:^|,)\s*(?:drafts?|private|unpublished)\s*(?:,|$)/i],
]);
/**
 * Fields that also hide a page if they are nested in another field, such as `meta: {draft: true}`. Other
 * nested fields, such as `hidden`, may apply to only a part of the page.
 */
const HIDING_ANYWHERE =
  /^(?:(?:is)?(?:drafts?|private|protected|published)|publish|unpublished|encrypt(?:ed)?|paywall|\w+only)$/;

/** Returns a value as text, without wiki-link brackets; joins the items of a list with commas. */
const wordsOf = (value: unknown): string =>
  [value]
    .flat()
    .map((each) =>
      String(each ?? '')
        .replace(/\[\[|\]\]/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join();

/** Returns a value as it is quoted in reports. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns the fields of an object, at any depth, by their paths. An object that YAML's aliases repeat is
 * read once, because it may contain itself.
 */
function entriesOf(
  value: unknown,
  path = '',
  seen = new Set<unknown>(),
): (readonly [name: string, value: unknown])[] {
  if (seen.has(value)) {
    return [];
  }
  seen.add(value);
  return Object.entries(Array.isArray(value) ? value : fieldsIn(value)).flatMap(([name, each]) => [
    [path + name, each] as const,
    ...entriesOf(each, `${path}${name}.`, seen),
  ]);
}

/** Returns fields by plain name, such as `poststatus` or `build.render`, with the original name. */
function flatten(fields: Fields): Map<string, readonly [name: string, value: unknown]> {
  return new Map(entriesOf(ungrouped(fields)).map((entry) => [plainName(entry[0]), entry]));
}

const PASSWORD = /(?:(?:^|\.)pass|(?:access|pass)code|pass(?:phrase|wd|words?)|pwd)$/;

/** Returns the names that rules use for a field. */
function namesInRules(name: string): string[] {
  const [, last = ''] = /\.([^.]*)$/.exec(name) ?? [];
  return [
    ...[name, `*.${last}`],
    ...(HIDING_ANYWHERE.test(last) ? [last] : []),
    ...(PASSWORD.test(last || name) ? ['password'] : []),
  ];
}

/** Fields with the day on which a post appears, besides `date`. */
const PUBLISH_DATES = plainNames(
  'publish-date published published-at published-on publish-on pubdate embargo embargo-until scheduled',
);

/** Fields that may hide a page, whatever their values are. */
const PRIVACY_NAMES = [...RULES.flatMap(([names]) => names), ...PUBLISH_DATES];

/** True if code computes a field that may hide a page; computed values are undefined. */
export function hasComputedPrivacy(fields: Fields): boolean {
  return [...flatten(fields)].some(
    ([name, [, value]]) =>
      value === undefined && namesInRules(name).some((each) => PRIVACY_NAMES.includes(each)),
  );
}

/** Returns the day that the import gives to a post, from its fields or its path. */
function postDay(byName: ReturnType<typeof flatten>, source: string): string | undefined {
  const written = NAMES.date
    .map((name) => wordsOf(byName.get(name)?.[1]))
    .find((text) => text !== '' && !TRUE.test(text) && !FALSE.test(text));
  return dayOf(written ?? '', source) ?? dayOf(dayInPath(source) ?? '');
}

const PRIVATE_FOLDER = /(?:^|\/)([_.]?(?:drafts?|private|unpublished|wip|trash))\//i;

/** Returns why a text was not public, worded to follow "because"; undefined for a public text. */
export function privateReason(fields: Fields, source: string, now: number): string | undefined {
  const [, folder] = PRIVATE_FOLDER.exec(source) ?? [];
  if (folder !== undefined) {
    return `it is in a folder named "${folder}"`;
  }
  // `excludedBy()` adds this field to texts that the engine of the old site left out.
  if (typeof fields['excludedBy'] === 'string') {
    return `of ${fields['excludedBy']}`;
  }
  const byName = flatten(fields);
  for (const [names, hiding] of [...RULES, ...OTHER_RULES]) {
    for (const [name, [written, value]] of byName) {
      const isNamed = namesInRules(name).some((each) => names.includes(each));
      if (isNamed && hiding.test(wordsOf(value))) {
        // Reports do not quote a password.
        return PASSWORD.test(name) ? `it has a ${written}` : `of "${written}: ${textOf(value)}"`;
      }
    }
  }
  const today = new Date(now).toISOString().slice(0, 10);
  const dayIn = (field: string) => {
    const [, value] = byName.get(field) ?? [];
    // `readDay` reads even a day that does not exist, such as 2020-02-31, so the post still expires.
    return dayOf(wordsOf(value)) ?? readDay(value);
  };
  const expired = ['expirydate', 'unpublishdate', 'expires']
    .map(dayIn)
    // Hugo writes 0001-01-01 for "never", and a small number is a duration.
    .find((day) => day !== undefined && day >= '1970' && day <= today);
  if (expired !== undefined) {
    return `it expired on ${expired}`;
  }
  // A post whose own day is not before that day is scheduled instead of private.
  const earliest = [today, postDay(byName, source) ?? ''].sort().at(-1) ?? today;
  const publishDay = PUBLISH_DATES.map(dayIn).find((day) => day !== undefined && day > earliest);
  return publishDay && `it was to be published on ${publishDay}`;
}

/** True if the old site kept a public page out of its lists or out of search engines. */
export function isUnlisted(fields: Fields): boolean {
  const byName = flatten(fields);
  const has = (names: string, pattern: RegExp) =>
    names.split(' ').some((name) => pattern.test(wordsOf(byName.get(name)?.[1])));
  return (
    has('unlisted noindex robotsnoindex', TRUE) ||
    has('listed', FALSE) ||
    has('visibility access robots', /\b(?:unlisted|noindex)\b/i)
  );
}
