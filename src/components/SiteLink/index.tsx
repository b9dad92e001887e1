import Link from '@docusaurus/Link';
import type {ComponentProps, ReactNode} from 'react';
import {useSiteAddress} from '../../hooks/useSiteAddress';

interface Props extends Omit<ComponentProps<typeof Link>, 'href' | 'to'> {
  /** Path from the root of the site, such as `/blog/tags`. */
  readonly to: string;
}

/** Link to a page of this site; adds the base path. */
export default function SiteLink({to, ...rest}: Props): ReactNode {
  return <Link {...rest} to={useSiteAddress(to)} />;
}
