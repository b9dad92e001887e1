import type {ReactNode} from 'react';

/** Lines, 24 units square: what a link is for, whichever service the owner has behind it. */
const PATHS = {
  shortPosts: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  professionalNetwork: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2',
  codeHost: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  meeting: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
} as const;

export type FooterIconName = keyof typeof PATHS;

export default function FooterIcon({name}: {readonly name: FooterIconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
