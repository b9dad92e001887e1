/** Matches the text of an owner file up to the brace that opens its object. */
const OPENING = /^[^]*?(?:const owner\b[^={]*=|export default)\s*\{/;

/**
 * Adds settings to the text of an owner file. Settings that it already has stay unchanged.
 *
 * @returns the new text, and the names of the settings that were added
 */
export function addSettings(
  text: string,
  settings: object,
): {readonly text: string; readonly added: readonly string[]} {
  const [opening] = OPENING.exec(text) ?? [];
  const added = Object.entries(settings).filter(
    ([name, value]) => value !== undefined && !new RegExp(`^\\s*${name}:`, 'm').test(text),
  );
  if (opening === undefined || added.length === 0) {
    return {text, added: []};
  }
  const lines = added.map(([name, value]) => `\n  ${name}: ${JSON.stringify(value)},`);
  return {
    text: opening + lines.join('') + text.slice(opening.length),
    added: added.map(([name]) => name),
  };
}
