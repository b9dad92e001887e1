// Wraps @docusaurus/theme-classic 3.10: under reduced motion, scrolls to the top without an animation.
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

function jumpIfReducedMotion(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpIfReducedMotion}>
      <BackToTopButton />
    </div>
  );
}
