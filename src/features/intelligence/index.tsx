import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import Topics from './Topics';

/** What the archive is made of: the map of the posts, then figures and topics by year. */
export default function Intelligence({map}: {readonly map: ReactNode}): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader title="Intelligence">
        <p>What the posts are about, and how they hang together.</p>
      </PageHeader>
      {map}
      <Heading as="h2">Topics by year</Heading>
      <p>
        Each row is a topic, each column a year; the stronger the color, the more was written. A
        pale row is a gap, and gaps are where the next posts come from.
      </p>
      <Topics />
    </main>
  );
}
