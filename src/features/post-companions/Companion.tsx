import type {ReactNode} from 'react';
import {useId} from 'react';

interface CompanionProps {
  readonly title: string;
  /** Id of the section, if something links to it. */
  readonly anchor?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A section below a post. It has a plain `<h2>` instead of the theme's `Heading`, so that the table
 * of contents ignores it.
 */
export default function Companion({title, anchor, className, children}: CompanionProps): ReactNode {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={className}>
      <h2 id={id} className="site-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
