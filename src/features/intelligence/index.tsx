import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import styles from './styles.module.css';
import Topics from './Topics';

/** What the archive is made of: the map of the posts, then figures and topics by year. */
export default function Intelligence({map}: {readonly map: ReactNode}): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader kicker="A map of the posts" title="Intelligence">
        <p className={styles.ofList}>
          The posts by topic, which you can narrow by title, tag and year. A wider screen shows them
          as a map.
        </p>
        <p className={styles.ofMap}>
          Every circle is a post. Larger circles are longer posts, and the color shows the topic.
          Lines join posts that link to each other, use similar words or share a rare tag, so that
          related posts end up close together.
        </p>
      </PageHeader>
      <div data-search-skip="">{map}</div>
      <Heading as="h2">Topics by year</Heading>
      <p>
        Each row is a topic and each column a year. The stronger the color, the more was written.
      </p>
      <div data-search-skip="">
        <Topics />
      </div>
    </main>
  );
}
