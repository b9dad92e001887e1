import type {ReactNode} from 'react';
import PageHeader from '../../components/PageHeader';
import Topics from './Topics';

/** What the archive is made of: the map of the posts, then figures and topics by year. */
export default function Intelligence({map}: {readonly map: ReactNode}): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <PageHeader kicker="Reading the archive" title="Intelligence">
        <p>
          Every post is a circle: the larger, the longer it is; the color is its topic. Lines join
          posts that link to each other, that are alike in wording, or that share a rare tag. What
          lies close together belongs together.
        </p>
      </PageHeader>
      {map}
      <Topics />
    </main>
  );
}
