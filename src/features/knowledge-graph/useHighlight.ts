import {useHistory} from '@docusaurus/router';
import type {CSSProperties, DOMAttributes} from 'react';
import {useEffect, useRef} from 'react';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import graph from './graph';

/** Delay in milliseconds before the card is hidden, so that the pointer can reach it. */
const HIDE_DELAY = 400;

export interface Highlight {
  /** Index of the post in the graph's nodes. */
  readonly post: number;
  /** Position of the card beside the circle of the post. */
  readonly style: CSSProperties;
}

/** Returns the position of a card beside a circle, on the side nearer to the middle of the map. */
function besideCircle(circle: DOMRect, map: DOMRect): CSSProperties {
  const isLeft = circle.left - map.left < map.right - circle.right;
  const isUpper = circle.top - map.top < map.bottom - circle.bottom;
  return {
    ...(isLeft ? {left: circle.right - map.left + 4} : {right: map.right - circle.left + 4}),
    ...(isUpper ? {top: circle.top - map.top} : {bottom: map.bottom - circle.bottom}),
  };
}

function isInside(box: DOMRect, {left, right, top, bottom}: DOMRect): boolean {
  return box.left > left && box.right < right && box.top > top && box.bottom < bottom;
}

/**
 * Returns event handlers for the map's SVG that highlight the post under the pointer or with the
 * focus, and functions that schedule and cancel the hiding of its card. The Escape key hides the
 * card at once.
 *
 * @param centerOn moves the map to a position
 */
export function useHighlight(
  highlight: Highlight | undefined,
  setHighlight: (highlight: Highlight | undefined) => void,
  centerOn: (x: number, y: number) => void,
) {
  const history = useHistory();
  const timer = useRef(0);
  const lastPointer = useRef('');
  const cancelHide = () => clearTimeout(timer.current);

  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && setHighlight(undefined);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      clearTimeout(timer.current);
    };
  }, [setHighlight]);

  function hideSoon(): void {
    cancelHide();
    timer.current = window.setTimeout(() => setHighlight(undefined), HIDE_DELAY);
  }

  /** Returns the index of the post whose circle was the target of an event, or -1. */
  function postAt(target: Element): number {
    const address = target.closest('a')?.getAttribute('href');
    return graph.nodes.findIndex(({permalink}) => permalink === address);
  }

  function show(target: Element, stage: Element): void {
    const post = postAt(target);
    cancelHide();
    // In Firefox, the bounding box of the link ignores the zoom, so the circle's is used.
    const circle = target.closest('a')?.querySelector('circle')?.getBoundingClientRect();
    if (circle) {
      setHighlight({post, style: besideCircle(circle, stage.getBoundingClientRect())});
    }
    void window.docusaurus.preload(graph.nodes[post]?.permalink ?? '');
  }

  const events: DOMAttributes<SVGSVGElement> = {
    onPointerDown({pointerType}) {
      lastPointer.current = pointerType;
    },
    onPointerOver({target, currentTarget, pointerType}) {
      if (pointerType === 'touch') {
        return;
      }
      if (postAt(target as Element) === -1) {
        hideSoon();
      } else {
        show(target as Element, currentTarget);
      }
    },
    onPointerLeave: hideSoon,
    onFocus({target, currentTarget}) {
      if (!target.matches('a:focus-visible')) {
        return;
      }
      const circle = target.querySelector('circle')?.getBoundingClientRect();
      if (circle && !isInside(circle, currentTarget.getBoundingClientRect())) {
        const {x = 0, y = 0} = graph.nodes[postAt(target)] ?? {};
        centerOn(x, y);
        // Scrolls again, because the browser scrolled to the circle before the map moved.
        currentTarget.scrollIntoView({block: 'nearest', behavior: 'instant'});
      }
      show(target, currentTarget);
    },
    onBlur: hideSoon,
    // Touchscreens have no hover, so the first tap shows the card, and the second opens the post.
    onClick(event) {
      const target = event.target as Element;
      const post = postAt(target);
      if (post === -1) {
        setHighlight(undefined);
      } else if (lastPointer.current === 'touch' && post !== highlight?.post) {
        event.preventDefault();
        show(target, event.currentTarget);
      } else if (isPlainClick(event)) {
        event.preventDefault();
        history.push(graph.nodes[post]?.permalink ?? '');
      }
    },
  };
  return {events, cancelHide, hideSoon};
}
