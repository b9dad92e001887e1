import Translate, {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {FooterLinkItem} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import AboutLink from '../../components/AboutLink';
import SiteLink from '../../components/SiteLink';
import {useOwner, useOwnerProfiles} from '../../hooks/useOwner';
import type {Owner, OwnerProfile} from '../../lib/owner';
import styles from './styles.module.css';

/** Outlines of the icons, in a square of 24 units. */
const ICONS: Readonly<Record<keyof Owner['links'], string>> = {
  shortPosts: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  professionalNetwork: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  codeHost: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  meeting: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
};

interface ProfileProps extends OwnerProfile {
  readonly children: ReactNode;
}

/** Icon link to one of the owner's profiles, or to a note that its address is not set yet. */
function ProfileLink({label, href, children}: ProfileProps): ReactNode {
  const unset = translate(
    {
      id: 'site.footer.unset',
      message: '{name} (address not set yet)',
      description: 'Icon of a profile of the owner without an address',
    },
    {name: label},
  );
  return href ? (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer me"
      aria-label={translate(
        {
          id: 'site.footer.newTab',
          message: '{name} (opens in a new tab)',
          description: 'Icon link to a profile of the owner',
        },
        {name: label},
      )}
      title={label}>
      {children}
    </a>
  ) : (
    <SiteLink
      className={styles.link}
      to="/about-this-site#elsewhere"
      aria-label={unset}
      title={unset}>
      {children}
    </SiteLink>
  );
}

export default function SiteFooter({children}: {readonly children?: ReactNode}): ReactNode {
  const {footer} = useThemeConfig();
  const {example} = useOwner();
  const profiles = useOwnerProfiles();
  return (
    <footer className={`theme-layout-footer footer ${styles.footer}`}>
      <div className="container">
        <h2 className="site-heading">
          <Translate id="site.footer.title" description="Heading of the footer">
            Let's stay in touch
          </Translate>
        </h2>
        {profiles.length > 0 && (
          <ul className={`clean-list ${styles.links}`}>
            {profiles.map(({name, ...profile}) => (
              <li key={name}>
                <ProfileLink {...profile}>
                  <svg width={24} height={24} aria-hidden>
                    <path d={ICONS[name]} />
                  </svg>
                </ProfileLink>
              </li>
            ))}
          </ul>
        )}
        {example && profiles.every(({href}) => !href) && (
          <p className="site-note">
            <Translate id="site.footer.noAddresses" description="Below the icons of the footer">
              These accounts have no addresses yet.
            </Translate>
          </p>
        )}
        <p className={`site-underlined ${styles.about}`}>
          <SiteLink to="/subscribe">
            <Translate id="site.footer.subscribe" description="Link in the footer">
              Subscribe
            </Translate>
          </SiteLink>
          <AboutLink />
          {(footer?.links as readonly FooterLinkItem[] | undefined)?.map(({label, to}) => (
            <SiteLink key={String(to)} to={String(to)}>
              {String(label)}
            </SiteLink>
          ))}
        </p>
        <p className="site-meta margin--none">{footer?.copyright}</p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </footer>
  );
}
