/** Endings that British and American English write differently, one way and the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'iz'],
  [/iz(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'is'],
  [/our(?=(?:s|ed|ing|al|able|ite|ites)?$)/, 'or'],
  [/or(?=(?:s|ed|ing|al|able|ite|ites)?$)/, 'our'],
];
const SHORTEST = 5;

/** How else an English word may be written; some of them are no words, and are in no index. */
export function otherSpellings(word: string): string[] {
  return word.length < SHORTEST
    ? []
    : RULES.filter(([ending]) => ending.test(word)).map(([ending, other]) =>
        word.replace(ending, other),
      );
}
