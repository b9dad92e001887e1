import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Look {
  /** The one thing to press that matters most in its place. */
  readonly primary?: boolean;
  readonly small?: boolean;
}

function classOf({primary, small}: Look, className?: string): string {
  return clsx(styles.button, primary && styles.primary, small && styles.small, className);
}

/** An outlined button, which submits nothing unless its type says so. */
export default function Button(props: Look & ComponentProps<'button'>): ReactNode {
  const {primary, small, className, ...rest} = props;
  return <button type="button" {...rest} className={classOf({primary, small}, className)} />;
}

/** A link with the weight of a button. */
export function ButtonLink(props: Look & ComponentProps<typeof Link>): ReactNode {
  const {primary, small, className, ...rest} = props;
  return <Link {...rest} className={classOf({primary, small}, className)} />;
}
