// Eject of @docusaurus/theme-classic 3.10: the same moon in arcs, two thirds of the bytes; it is in every page.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1A7 7 0 1 1 9.4 5.5M12 3a9 9 0 1 0 8.9 7.6A5.4 5.4 0 1 1 13.4 3.1 9 9 0 0 0 12 3"
      />
    </svg>
  );
}
