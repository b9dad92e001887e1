// Eject of @docusaurus/theme-classic 3.10: an anchor has the class of headings (`src/theme/Heading`).
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MdxLink({className, ...props}: Props): ReactNode {
  return <Link {...props} className={clsx(props.id && 'anchor', className)} />;
}
