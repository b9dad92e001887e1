import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {useRef} from 'react';
import styles from './styles.module.css';

/** Puts the place that Tab goes on from into an element that Tab does not reach itself. */
function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  const content = document.querySelector<HTMLElement>('main');
  const target = content ?? document.getElementById(SkipToContentFallbackId);
  if (target) {
    focus(target);
  }
}

/**
 * The first link of every page, past the navbar to the content. On a new page the focus returns to
 * it: a focus needs the page's layout, so that comes with the frame that lays it out anyway, and
 * not in the task that draws it.
 */
export default function SkipLink(): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  useLocationChange(({location}) => {
    if (location.hash || action !== 'PUSH') {
      return;
    }
    const before = document.activeElement;
    requestAnimationFrame(() => {
      // Unless the new page has put it somewhere in the meantime.
      if (ref.current && document.activeElement === before) {
        focus(ref.current);
      }
    });
  });
  return (
    <div ref={ref} role="region" aria-label={label}>
      <a className={styles.skip} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
