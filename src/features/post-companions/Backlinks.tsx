import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Fold from '../../components/Fold';
import {formatDate} from '../../components/formats';
import {usePlural} from '../../components/plurals';
import type {Backlink} from '../../lib/postCompanions';
import {sentenceAddress} from './sentenceAddress';
import Companion from './Companion';
import styles from './styles.module.css';

function BacklinkList({links}: {readonly links: readonly Backlink[]}): ReactNode {
  return (
    <ul className={`site-list site-rows ${styles.list}`}>
      {links.map(({title, permalink, date, sentence}) => (
        <li key={permalink}>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
          <a href={sentenceAddress(permalink, sentence)} className={styles.link}>
            {title}
          </a>
          <blockquote>{sentence}</blockquote>
        </li>
      ))}
    </ul>
  );
}

/** Maximum number of links above the fold. A single further link is not folded, because that would save no space. */
const MAX_UNFOLDED = 5;

interface Props {
  readonly title: string;
  readonly links: readonly Backlink[];
}

/**
 * Section with the pages that link to the post; nothing if there are no such pages. A long list is
 * folded after the first few.
 */
export default function Backlinks({title, links}: Props): ReactNode {
  const unfoldedCount = links.length > MAX_UNFOLDED + 1 ? MAX_UNFOLDED : links.length;
  const folded = links.slice(unfoldedCount);
  const more = usePlural(
    translate({
      id: 'site.companions.more',
      message: '{count} more',
      description: 'Opens the rest of a list below a post',
    }),
  );
  return (
    links.length > 0 && (
      <Companion title={title}>
        <BacklinkList links={links.slice(0, unfoldedCount)} />
        {folded.length > 0 && (
          <Fold title={more(folded.length)}>
            <BacklinkList links={folded} />
          </Fold>
        )}
      </Companion>
    )
  );
}
