import {CORE_SCHEMA, load, Type, types} from 'js-yaml';

const {binary, merge, omap, pairs, set} = types;

/** The YAML that Docusaurus reads, with merge keys (`<<`) and types (`!!set`), but with dates as text. */
const SCHEMA = CORE_SCHEMA.extend({
  implicit: [merge],
  explicit: [binary, omap, pairs, set, new Type('tag:yaml.org,2002:timestamp', {kind: 'scalar'})],
});

/** Error in a YAML text; its message says how to fix it, but does not contain the line number. */
export interface YamlError extends Error {
  /** Line of the error, starting at 1; also 1 if it is unknown. */
  readonly line: number;
}

const FIX =
  "fix the line: put quotes around a text with : # { [ & * ! | > or @, write '' for an apostrophe between single quotes, indent with spaces, and write each key once";

/** True if a list or object contains itself, as in `&a [*a]`. */
function isCyclic(value: unknown, parents: readonly unknown[] = []): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (parents.includes(value) ||
      Object.values(value).some((item) => isCyclic(item, [...parents, value])))
  );
}

/**
 * Parses YAML with Docusaurus' parser, so that both accept the same texts. Dates stay strings.
 *
 * @throws YamlError
 */
export function parseYaml(text: string): unknown {
  try {
    const value = load(text, {schema: SCHEMA});
    if (isCyclic(value)) {
      throw new Error('an alias refers to a list or object that contains it');
    }
    return value;
  } catch (cause) {
    const {reason, message, mark} = cause as Error & {reason?: string; mark?: {line: number}};
    throw Object.assign(new Error(`${reason ?? message}; ${FIX}`, {cause}), {
      line: (mark?.line ?? 0) + 1,
    });
  }
}
