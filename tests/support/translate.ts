/** Stands in for Docusaurus' `translate` in tests. Returns the English message with these values. */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
