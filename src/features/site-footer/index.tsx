import {useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import Icon from '../../components/Icon';
import {useOwner} from '../../hooks/useOwner';
import styles from './styles.module.css';

const LINKS = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

export default function SiteFooter({children}: {readonly children?: ReactNode}): ReactNode {
  const {links} = useOwner();
  const {footer} = useThemeConfig();
  const shown = LINKS.flatMap((name) => {
    const {label, href} = links[name];
    return href ? [{name, label, href}] : [];
  });
  return (
    <footer className={`theme-layout-footer footer ${styles.footer}`}>
      <div className="container">
        {shown.length > 0 && (
          <>
            <h2 className={styles.heading}>Let&apos;s stay in touch</h2>
            <ul className={styles.links}>
              {shown.map(({name, label, href}) => (
                <li key={name}>
                  <a
                    className={styles.link}
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer me"
                    aria-label={`${label} (opens in a new tab)`}
                    title={label}>
                    <Icon name={name} width={24} height={24} aria-hidden />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.copyright}>{footer?.copyright}</p>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </footer>
  );
}
