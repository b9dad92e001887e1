import useIsBrowser from '@docusaurus/useIsBrowser';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';

interface Props {
  readonly year: string;
  readonly count: number;
  readonly href: string;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A link to the year's place in the archive, which scripts make a button that opens the year here. */
export default function YearToggle(props: Props): ReactNode {
  const {year, count, href, panelId, isOpen, onToggle} = props;
  const isBrowser = useIsBrowser();

  function onClick(event: MouseEvent): void {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onToggle();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter clicks a link by itself; a button answers to the space bar too.
    if (event.key === ' ') {
      event.preventDefault();
      onToggle();
    }
  }

  const asButton = isBrowser
    ? {role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId, onClick, onKeyDown}
    : {};
  return (
    <a href={href} {...asButton}>
      {`${year} `}
      {count > 0 && (
        <span>
          {count}
          <i>{count === 1 ? ' post' : ' posts'}</i>
        </span>
      )}
    </a>
  );
}
