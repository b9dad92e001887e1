/** The fields of an object; none of anything else. */
export function parseFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}
