import type {CSSProperties, ReactNode} from 'react';
import type {PostsReply} from '../conversation/types';
import CitationMark from './CitationMark';
import styles from './transcript.module.css';

/** Sentences of the posts, each with its marks. They appear one after the other, within 100 ms. */
export default function PostsAnswer({reply}: {readonly reply: PostsReply}): ReactNode {
  const {sentences, sources} = reply;
  return (
    <p className={styles.answer}>
      {sentences.map(({text, citations}, index) => (
        <span
          key={index}
          className={styles.sentence}
          style={{'--sentence-place': index / sentences.length} as CSSProperties}>
          {text}
          {sources
            .filter(({number}) => citations.includes(number))
            .map((source) => (
              <CitationMark key={source.number} source={source} />
            ))}{' '}
        </span>
      ))}
    </p>
  );
}
