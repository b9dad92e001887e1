import type {ReactNode} from 'react';
import Fold from '../../components/Fold';
import type {Backlink} from '../../lib/content-index/types';
import BacklinkList from './BacklinkList';
import Companion from './Companion';

/** One more than this is shown too: a fold for a single entry saves nothing. */
const SHOWN = 5;

interface Props {
  readonly title: string;
  readonly links: readonly Backlink[];
  readonly isDated?: boolean;
}

/** Pages that link here. Of a post that many mention, all but the first few are folded. */
export default function Backlinks({title, links, isDated = false}: Props): ReactNode {
  const shown = links.length > SHOWN + 1 ? SHOWN : links.length;
  const folded = links.slice(shown);
  return (
    <Companion title={title}>
      <BacklinkList links={links.slice(0, shown)} isDated={isDated} />
      {folded.length > 0 && (
        <Fold title={`${folded.length} more`}>
          <BacklinkList links={folded} isDated={isDated} />
        </Fold>
      )}
    </Companion>
  );
}
