// Wraps @docusaurus/theme-classic 3.10: adds the microformat of a post's tags.
import Tag from '@theme-original/Tag';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';

export default function TagWrapper(props: Props): ReactNode {
  return (
    <span className="p-category">
      <Tag {...props} />
    </span>
  );
}
