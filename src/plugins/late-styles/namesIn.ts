/** Shorter beginnings of names are minified code such as `e--`. */
const LEAST_PREFIX = 4;

/**
 * The names of classes and custom properties that occur in a script: as words anywhere (so text
 * counts too), or as a beginning that is completed there (`col--${width}`).
 *
 * @param wanted the names in question
 */
export function namesIn(script: string, wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const prefixes = new Set<string>();
  for (const [word] of script.matchAll(/[\w-]+/g)) {
    if (wanted.has(word)) {
      found.add(word);
    } else if (word.endsWith('-') && word.length >= LEAST_PREFIX && /[a-z]/i.test(word)) {
      prefixes.add(word);
    }
  }
  for (const prefix of prefixes) {
    wanted.forEach((name) => name.startsWith(prefix) && found.add(name));
  }
  return found;
}

const CLASS = /\bclass(?:Name)?"?:/g;
const CLASSES = /\bclass(?:Name)?"?: ?(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)/g;

/**
 * The part of a script of text that may name classes: what stands as such, or all of the script if
 * one of them is computed.
 */
export function classText(script: string): string {
  const literal = [...script.matchAll(CLASSES)].map((match) => match.slice(1).find(Boolean));
  return literal.length === [...script.matchAll(CLASS)].length ? literal.join(' ') : script;
}
