import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that writes a day, `YYYY-MM-DD`, in the language and calendar of the site. */
export function useDayFormat(month: 'short' | 'long'): (date: string) => string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {calendar, htmlLang = currentLocale} = localeConfigs[currentLocale] ?? {};
  const format = new Intl.DateTimeFormat(htmlLang, {
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
    calendar,
  });
  return (date) => format.format(new Date(date));
}
