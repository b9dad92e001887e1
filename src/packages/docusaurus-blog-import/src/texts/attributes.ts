/** Parameters of a tag: values by name, and values by position. */
export interface Attributes {
  readonly named: Readonly<Record<string, string>>;
  readonly placed: readonly string[];
}

/** A value in quotes, or up to the next space. */
const VALUE =
  /([\w:-]+)?(\s*=\s*|\s*:\s+(?=["']))?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|(\S+?(?=,?(?:\s|$)))),?/gs;

/** Reads the values behind a tag's name: `a`, `"b"`, `c=d`, `e="f"`. */
export function readAttributes(args: string): Attributes {
  const named: Record<string, string> = {};
  const placed: string[] = [];
  for (const [, name = '', sign, double, single, back, bare] of args.matchAll(VALUE)) {
    const quoted = double?.replace(/\\(["\\])/g, '$1') ?? single ?? back;
    const value = quoted ?? bare ?? '';
    if (sign && name) {
      named[name.toLowerCase()] = value;
    } else {
      placed.push(quoted === undefined ? `${name}${value}` : value);
    }
  }
  return {named, placed};
}
