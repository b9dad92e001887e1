// Eject of @docusaurus/theme-classic 3.10: its lines are in the file of icons that all pages share.
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

export default function IconMenu(props: Props): ReactNode {
  return <Icon width={30} height={30} aria-hidden {...props} name="menu" />;
}
