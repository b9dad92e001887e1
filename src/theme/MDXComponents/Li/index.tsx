// Eject of @docusaurus/theme-classic 3.10: an anchor has the class of headings (`src/theme/Heading`).
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Li';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MdxListItem({className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} className={clsx(props.id && 'anchor', className) || undefined} />;
}
