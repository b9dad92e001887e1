import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Icon from '../../components/Icon';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

const LINKS = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

export default function SiteFooter({children}: {readonly children?: ReactNode}): ReactNode {
  const {links} = useOwner();
  const {footer} = useThemeConfig();
  return (
    <footer className={`theme-layout-footer footer ${styles.footer}`}>
      <div className="container">
        <h2 className={styles.heading}>Let&apos;s stay in touch</h2>
        <ul className={styles.links}>
          {LINKS.map((name) => (
            <li key={name}>
              <a
                className={styles.link}
                href={links[name].href}
                target="_blank"
                rel="noopener noreferrer me"
                aria-label={`${links[name].label} (opens in a new tab)`}
                title={links[name].label}>
                <Icon name={name} width={24} height={24} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{footer?.copyright}</p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </footer>
  );
}
