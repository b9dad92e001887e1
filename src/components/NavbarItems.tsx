import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

/** A link to a page of this site that opens in a new tab and looks like an external one. */
export function NewTabNavbarItem({label, ...props}: Props): ReactNode {
  return (
    <DefaultNavbarItem
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
