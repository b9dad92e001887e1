import type {Size} from '../../../lib/graph-view/types';

interface Watchers {
  /** The canvas has another size, in pixels of the page; also once, when it is first known. */
  readonly onSize: (size: Size) => void;
  /** Colors or fonts may be others. */
  readonly onLook: () => void;
}

/** Watches what a drawing depends on besides its data, until the signal says otherwise. */
export function watchSurroundings(
  element: Element,
  {onSize, onLook}: Watchers,
  signal: AbortSignal,
): void {
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) {
      const {width, height} = entry.contentRect;
      onSize({width, height});
    }
  });
  sizes.observe(element);
  const modes = new MutationObserver(onLook);
  modes.observe(document.documentElement, {attributes: true, attributeFilter: ['data-theme']});
  document.fonts.addEventListener('loadingdone', onLook, {signal});
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    modes.disconnect();
  });
}
