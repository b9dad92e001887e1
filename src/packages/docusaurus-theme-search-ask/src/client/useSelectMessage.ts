import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {englishForm} from './englishForm.js';

/** Returns a function that selects a plural form, like that of `usePluralForm`. */
export function useSelectMessage(): (count: number, message: string) => string {
  const {selectMessage} = usePluralForm();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (count, message) =>
    englishForm(currentLocale, count, message) ?? selectMessage(count, message);
}
