import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isUnderPath} from '../lib/paths';

type SectionItem = Props & {
  /** The link is active on this path, which includes the base URL, and on paths below it. */
  readonly prefix: string;
};

/** A navbar link to a section of the site, active on every page of the section. */
export function SectionNavbarItem({prefix, className, ...props}: SectionItem): ReactNode {
  const {pathname} = useLocation();
  const active = isUnderPath(pathname, prefix);
  const activeClassName = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return (
    <DefaultNavbarItem
      {...props}
      className={clsx(className, active && activeClassName)}
      isActive={() => active}
      aria-current={active ? 'page' : undefined}
      data-active-prefix={prefix}
    />
  );
}

/** A link to a page of this site that opens in a new tab and looks like an external one. */
export function NewTabNavbarItem({label, ...props}: SectionItem): ReactNode {
  return (
    <SectionNavbarItem
      {...props}
      target="_blank"
      rel="noopener"
      label={
        <>
          {label}
          <IconExternalLink />
        </>
      }
    />
  );
}
