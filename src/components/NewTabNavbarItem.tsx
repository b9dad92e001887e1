import IconExternalLink from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';
import SectionNavbarItem from './SectionNavbarItem';
import type {SectionNavbarItemProps} from './SectionNavbarItem';

/** A link to a page of this site that opens in a new tab and looks like an external one. */
export default function NewTabNavbarItem({label, ...props}: SectionNavbarItemProps): ReactNode {
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
