import Translate, {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {FooterLinkItem} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import AboutLink from '../../components/AboutLink';
import SiteLink from '../../components/SiteLink';
import {useOwner, useOwnerProfiles} from '../../hooks/useOwner';
import {useSiteAddress} from '../../hooks/useSiteAddress';
import type {OwnerProfile} from '../../lib/owner';
import styles from './styles.module.css';

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
  // A file that all pages share: inline icons would add 1.5 kB to every page.
  const icons = useSiteAddress('/img/icons.svg');
  // The example site shows profiles without an address too, so that owners of a copy see them.
  const profiles = useOwnerProfiles().filter(({href}) => href || example);
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
                    <use href={`${icons}#${name}`} />
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
