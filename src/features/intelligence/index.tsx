import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import Topics from './Topics';

/** What the archive is made of: the map of the posts, then figures and topics by year. */
export default function Intelligence({map}: {readonly map: ReactNode}): ReactNode {
  return (
    <main className="container margin-vert--lg">
      <PageHeader title="Intelligence">
        <p>What the posts are about, and how they connect.</p>
      </PageHeader>
      <div data-search-skip="">
        {map}
        <Topics />
      </div>
    </main>
  );
}
