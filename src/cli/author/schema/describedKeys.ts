/**
 * The keys of a list, each with the first of these fields that says something about it, such as
 * "AI agents: Programs that call a model in a loop".
 */
export function describedKeys(list: unknown, [name, about]: readonly [string, string]) {
  const entries: [string, unknown][] =
    list !== null && typeof list === 'object' ? Object.entries(list) : [];
  return new Map(
    entries.map(([key, entry]) => {
      const fields = entry !== null && typeof entry === 'object' ? Object.entries(entry) : [];
      const texts = new Map<string, unknown>(fields);
      const line = [name, about]
        .map((field) => texts.get(field))
        .filter((text) => typeof text === 'string')
        .join(': ');
      return [key, line];
    }),
  );
}
