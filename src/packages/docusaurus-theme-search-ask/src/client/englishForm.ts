/** True for languages with one plural form, such as Japanese. */
function hasOneForm(locale: string): boolean {
  try {
    return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length === 1;
  } catch {
    // Locales of a site can have any name.
    return false;
  }
}

/**
 * Returns the form of a text by English rules if the language has one form and the text has two: then it is
 * probably English without a translation. Docusaurus would log an error and select the singular.
 */
export function englishForm(locale: string, count: number, message: string): string | undefined {
  const [singular, plural, ...more] = message.split('|');
  const isEnglish = plural !== undefined && more.length === 0 && hasOneForm(locale);
  return isEnglish ? (count === 1 ? singular : plural) : undefined;
}
