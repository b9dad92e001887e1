import {usePluralForm} from '@docusaurus/theme-common';

/**
 * Returns a function that selects a plural form, like that of `usePluralForm`. Texts with two forms follow
 * the rules of English, because most are English texts that have no translation: Docusaurus logs an error
 * for them in languages with one form, such as Japanese, and selects the singular.
 */
export function useSelectMessage(): (count: number, message: string) => string {
  const {selectMessage} = usePluralForm();
  return (count, message) => {
    const [singular = '', plural = '', ...more] = message.split('|');
    if (plural === '' || more.length > 0) {
      return selectMessage(count, message);
    }
    return count === 1 ? singular : plural;
  };
}
