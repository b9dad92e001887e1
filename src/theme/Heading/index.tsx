// Eject of @docusaurus/theme-classic 3.10: the theme names a heading's link twice and gives every heading a class for its distance from the top (`src/css/article.css`); together a kilobyte of a post.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const heading = typeof children === 'string' ? children : id;
  return (
    <As {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading},
        )}>
        &#8203;
      </Link>
    </As>
  );
}
