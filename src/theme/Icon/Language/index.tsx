// Eject of @docusaurus/theme-classic 3.10: its letters are in the file of icons that all pages share.
import Icon from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

export default function IconLanguage(props: Props): ReactNode {
  return <Icon width={20} height={20} aria-hidden {...props} name="language" />;
}
