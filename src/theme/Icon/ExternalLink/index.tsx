// Eject of @docusaurus/theme-classic 3.10: its arrow is in the file of icons that all pages share, not in a sprite of each.
import styles from '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/ExternalLink';
import type {ReactNode} from 'react';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <Icon
      name="external"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles['iconExternalLink']}
    />
  );
}
