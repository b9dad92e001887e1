import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface ButtonStyle {
  /** Marks the most important action of its context. */
  readonly primary?: boolean;
  readonly small?: boolean;
}

function classOf({primary, small}: ButtonStyle, className?: string): string {
  return clsx(styles.button, primary && styles.primary, small && styles.small, className);
}

/** Button with a border. Its default type is `button`, so that it does not submit forms. */
export default function Button(props: ButtonStyle & ComponentProps<'button'>): ReactNode {
  const {primary, small, className, ...rest} = props;
  return <button type="button" {...rest} className={classOf({primary, small}, className)} />;
}

/** Link that looks like a button, to a page of this site. */
export function ButtonLink(props: ButtonStyle & ComponentProps<typeof SiteLink>): ReactNode {
  const {primary, small, className, ...rest} = props;
  return <SiteLink {...rest} className={classOf({primary, small}, className)} />;
}
