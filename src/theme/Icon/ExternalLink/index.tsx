// Eject of @docusaurus/theme-classic 3.10: the theme's is a symbol of a sprite that every page would begin with.
import styles from '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles['iconExternalLink']}>
      <path
        fill="currentColor"
        d="M21 13v10h-21v-19h12v2h-10v15h17v-8zm3-12h-10.988l4.035 4-6.977 7.07 2.828 2.828 6.977-7.07 4.125 4.172z"
      />
    </svg>
  );
}
