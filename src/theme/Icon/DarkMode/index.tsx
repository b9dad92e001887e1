// Eject of @docusaurus/theme-classic 3.10: the moon is in the file of icons that all pages share.
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return <Icon width={24} height={24} {...props} name="moon" />;
}
