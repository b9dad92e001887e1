/** The entries that can be parsed; the others are dropped. */
export function parseList<Entry extends object | number>(
  value: unknown,
  parse: (entry: unknown) => Entry | undefined,
): Entry[] {
  return Array.isArray(value)
    ? value.map((entry) => parse(entry)).filter((entry) => entry !== undefined)
    : [];
}
