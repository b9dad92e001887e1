import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import SiteLink from '../SiteLink';
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

/** Link to a page of this site that looks like a button. */
export function ButtonLink(props: Look & ComponentProps<typeof SiteLink>): ReactNode {
  const {primary, small, className, ...rest} = props;
  return <SiteLink {...rest} className={classOf({primary, small}, className)} />;
}
