import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'section'> {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
}

/** Section of the home page, with a line above it. */
export default function Section({id, title, className, children, ...rest}: Props): ReactNode {
  return (
    <section {...rest} aria-label={title} className={clsx(className, styles.section)}>
      <Heading as="h2" id={id}>
        <span className="p-name">{title}</span>
      </Heading>
      {children}
    </section>
  );
}
