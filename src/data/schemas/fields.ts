import * as z from 'zod';

/** Names of zod's types in messages for authors. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

// Messages for issues whose schema has none.
z.config({
  customError({code, input, expected, origin, minimum, maximum}) {
    const unit = origin === 'string' ? ' characters long' : '';
    switch (code) {
      case 'invalid_type':
        return input === undefined
          ? 'is missing'
          : input === false && expected === 'object'
            ? 'must be an object; leave it out to turn it off'
            : `must be ${TYPE_NAMES[String(expected)] ?? String(expected)}`;
      case 'too_small':
        return origin === 'string' && minimum === 1
          ? 'must not be empty'
          : `must be at least ${String(minimum)}${unit}`;
      case 'too_big':
        return `must be at most ${String(maximum)}${unit}`;
      default:
        return undefined;
    }
  },
});

/** Id of a list entry in kebab case. Shelves use it as an HTML id and as a React key. */
export const entryId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case: a-z, 0-9 and single hyphens');

/** Matches keys of tags and slugs of posts, which become addresses. */
export const KEY = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

export const notEmpty = z.string().min(1, 'must not be empty');

export const httpsUrl = z.url({protocol: /^https$/, error: 'must be an https:// address'});

/** Calendar date as YYYY-MM-DD; the day must exist. */
export const isoDay = z.iso.date({
  error({input}) {
    if (input === undefined || input === null) {
      return 'is missing; write a day as YYYY-MM-DD';
    }
    const isWellFormed = typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input);
    return isWellFormed ? 'must be a day that exists' : 'must be YYYY-MM-DD';
  },
});

/** Year, optionally with a month. */
export const yearOrMonth = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'must be YYYY or YYYY-MM');

/** Date as YYYY-MM-DD, YYYY-MM or YYYY; a day must exist in the calendar. */
export const partialDate = z.union(
  [isoDay, yearOrMonth],
  'must be YYYY, YYYY-MM or YYYY-MM-DD, a day that exists',
);

/** A sentence with its final punctuation. */
export const sentence = z
  .string()
  .min(30, 'must be a sentence of at least 30 characters')
  .max(220, 'must be one sentence of at most 220 characters')
  .regex(/[\p{Sentence_Terminal}…"'\p{Pf}\p{Pi}\p{Pe}]$/u, 'must end with a period');

/**
 * Returns the message of an issue. For an invalid key of a record, says what is wrong with the key;
 * for unknown fields, names them.
 */
export function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ');
    return issue.keys.length === 1
      ? `has the unknown field ${names}; correct its name or delete it`
      : `has the unknown fields ${names}; correct their names or delete them`;
  }
  return issue.code === 'invalid_key'
    ? issue.issues.map(({message}) => message).join(' and ')
    : issue.message;
}

/** Formats the path of a field: `changes[0].date`. Empty parts are left out. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .filter((part) => part !== '')
    .map((part, depth) =>
      typeof part === 'number' ? `[${part}]` : `${depth > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/**
 * Formats the issues of a value that does not fit its schema, one line per issue:
 * `src/data/owner.ts: links.meeting.href must be an https:// address`.
 *
 * @param entry name of the entry in the file; empty if the value is the whole file
 */
export function explainIssues(file: string, entry: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = fieldName([entry, ...issue.path]);
    return `${file}: ${[place, issueMessage(issue)].filter(Boolean).join(' ')}`;
  });
}
