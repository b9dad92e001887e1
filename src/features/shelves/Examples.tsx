import type {ReactNode} from 'react';
import Fold from '../../components/Fold';

/** Entries that only show the form of an entry: behind a press, under a line that says so. */
export default function Examples({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Fold title="Examples of how the owner’s own entries will look here">
      <p>These entries are made up to show the form. None of them happened.</p>
      {children}
    </Fold>
  );
}
