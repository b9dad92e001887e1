// Eject of @docusaurus/theme-classic 3.10: the same sun in lines, a sixth of the bytes; it is in every page.
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth={2}
        d="M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1"
      />
    </svg>
  );
}
