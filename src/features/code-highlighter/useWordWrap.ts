import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {useEffect, useRef, useState} from 'react';

const BROKEN = {'white-space': 'pre-wrap', 'overflow-wrap': 'anywhere'};

/**
 * Whether a block is wider than its place, and a switch that breaks its lines, as the theme's. The
 * browser tells the sizes when it has laid the page out, be it at first, in another window or in a
 * tab that opens: to ask for them while the page is drawn would cost a layout of its own.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    const code = block?.querySelector('code');
    if (!block || !code) {
      return undefined;
    }
    // Broken lines would not be too wide, but the switch must stay under the reader's finger.
    const sizes = new ResizeObserver(() =>
      setScrollable(code.style.whiteSpace !== '' || block.scrollWidth > block.clientWidth),
    );
    sizes.observe(block);
    // Its lines may grow in a block that stays as it is.
    sizes.observe(code);
    return () => sizes.disconnect();
  }, []);

  function toggle(): void {
    const code = codeBlockRef.current?.querySelector('code');
    for (const [property, value] of Object.entries(BROKEN)) {
      code?.style.setProperty(property, isEnabled ? '' : value);
    }
    setEnabled(!isEnabled);
  }

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
