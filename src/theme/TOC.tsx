// Wrap of @docusaurus/theme-classic 3.10: on posts the contents stand outside every landmark.
import TocLandmark from '@site/src/components/TocLandmark';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';

export default function TocWrapper(props: Props): ReactNode {
  return (
    <TocLandmark>
      <TOC {...props} />
    </TocLandmark>
  );
}
