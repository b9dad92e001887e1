import type {ReactNode} from 'react';
import type {LinkPreview} from '../../lib/content-index/types';
import {formatDate} from '../../lib/formatDate';
import styles from './styles.module.css';
import {useCardPlace} from './useCardPlace';

interface Props {
  readonly link: HTMLElement;
  readonly preview: LinkPreview;
}

/**
 * What a link leads to, for the eye alone. Screen readers are not told: in lists the description
 * stands beside the link and would be read twice, and a description that comes to a link after its
 * name has been read is either lost or interrupts. The same words open the page it leads to.
 */
export default function Card({link, preview}: Props): ReactNode {
  const ref = useCardPlace(link);
  const {title, date, description, opening} = preview;
  return (
    <div ref={ref} className={styles.card} data-link-preview="" aria-hidden="true">
      {date && <p className={styles.date}>{formatDate(date)}</p>}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {opening && <p className={styles.opening}>{opening}</p>}
    </div>
  );
}
