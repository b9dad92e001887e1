import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from '../../../css/chat.module.css';
import {useChatSettings} from '../settings.js';

/** Date of a page in the language of the site. */
export default function PageDate({date}: {readonly date: string | undefined}): ReactNode {
  const {formatDate} = useChatSettings();
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (date === undefined) {
    return null;
  }
  const {calendar, htmlLang = currentLocale} = localeConfigs[currentLocale] ?? {};
  const format = new Intl.DateTimeFormat(htmlLang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(calendar === undefined ? {} : {calendar}),
  });
  return (
    <time className={styles['date']} dateTime={date}>
      {formatDate?.(date) ?? format.format(new Date(date))}
    </time>
  );
}
