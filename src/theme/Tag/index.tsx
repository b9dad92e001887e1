// Wrap of @docusaurus/theme-classic 3.10: microformats name the tags of a post.
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
