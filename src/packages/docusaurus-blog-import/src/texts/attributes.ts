/** Parameters of a tag: values by name in lower case, and values by position. */
export interface Attributes {
  readonly named: Readonly<Record<string, string>>;
  readonly positional: readonly string[];
}

/** Matches a value in quotes or up to the next space, with or without a name. */
const VALUE =
  /(?:([\w:-]+)(?:\s*=\s*|\s*:\s+(?=["']|(?:\d+|true|false)\s*(?:,|$))))?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|(\S+?(?=,?(?:\s|$)))),?/gs;

/** Reads the values after a tag's name, with or without commas: `a`, `"b"`, `c=d`, `e="f"`, `g: "h"`. */
export function readAttributes(args: string): Attributes {
  const named: Record<string, string> = {};
  const positional: string[] = [];
  for (const [, name, double, single, back, bare] of args.matchAll(VALUE)) {
    const value = double?.replace(/\\(["\\])/g, '$1') ?? single ?? back ?? bare ?? '';
    if (name === undefined) {
      positional.push(value);
    } else {
      named[name.toLowerCase()] = value;
    }
  }
  return {named, positional};
}
