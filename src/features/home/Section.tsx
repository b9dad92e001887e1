import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** True if the section is a microformats feed (`h-feed`). */
  readonly isFeed?: boolean;
}

/** Section of the home page, below a line. */
export default function Section({id, title, isFeed, children, ...rest}: Props): ReactNode {
  return (
    <section {...rest} aria-label={title} className={clsx(isFeed && 'h-feed', styles.section)}>
      <Heading as="h2" id={id}>
        {isFeed ? <span className="p-name">{title}</span> : title}
      </Heading>
      {children}
    </section>
  );
}
