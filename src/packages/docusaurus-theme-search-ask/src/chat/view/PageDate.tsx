import type {ReactNode} from 'react';
import styles from '../../../css/chat.module.css';
import {useDayFormat} from '../../client/useDayFormat.js';
import {useChatSettings} from '../chatSettings.js';

/** Shows the date of a page; nothing for a page without one. */
export default function PageDate({date}: {readonly date: string | undefined}): ReactNode {
  const format = useDayFormat('long');
  const {formatDate = format} = useChatSettings();
  return (
    date !== undefined && (
      <time className={styles.date} dateTime={date}>
        {formatDate(date)}
      </time>
    )
  );
}
