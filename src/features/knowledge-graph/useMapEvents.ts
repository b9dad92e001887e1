import {useHistory} from '@docusaurus/router';
import type {DOMAttributes, FocusEvent, MouseEvent, PointerEvent, RefObject} from 'react';
import {useMemo, useRef} from 'react';
import {isPlainClick} from '../../hooks/useDelegatedLinks';
import type {KnowledgeGraph} from './types';
import type {ShownSpot} from './useSpot';
import type {MapZoom} from './zoom';

interface StageParts {
  readonly graph: KnowledgeGraph;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly loadZoom: () => Promise<MapZoom | undefined>;
  readonly card: ShownSpot;
  /** Index of the post whose card is shown. */
  readonly lit: number | undefined;
}

function linkAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Returns the event handlers of the map: they show the card of a post, and open the post. */
export function useMapEvents(parts: StageParts): DOMAttributes<SVGSVGElement> {
  const {graph, svg, loadZoom, card, lit} = parts;
  const history = useHistory();
  const lastPointer = useRef('');
  const postByPermalink = useMemo(
    () => new Map(graph.nodes.map(({permalink}, post) => [permalink, post])),
    [graph],
  );

  function postAt(target: EventTarget): number | undefined {
    return postByPermalink.get(linkAt(target)?.getAttribute('href') ?? '');
  }

  function showCard(target: EventTarget, post: number): void {
    const circle = linkAt(target)?.querySelector('circle')?.getBoundingClientRect();
    const stage = svg.current?.getBoundingClientRect();
    if (circle && stage) {
      const radius = circle.width / 2;
      const [x, y] = [circle.left - stage.left + radius, circle.top - stage.top + radius];
      card.show({post, x, y, radius});
    }
    void window.docusaurus.preload(graph.nodes[post]?.permalink ?? '');
  }

  function onPointerOver({target, pointerType}: PointerEvent): void {
    const post = postAt(target);
    if (pointerType === 'touch') {
      return;
    }
    if (post === undefined) {
      card.hideSoon();
    } else {
      showCard(target, post);
    }
  }

  function onFocus({target}: FocusEvent): void {
    const post = postAt(target);
    if (post === undefined || !target.matches(':focus-visible')) {
      return;
    }
    // Not the box of the link, which ignores the zoom in Firefox.
    const circle = (target.querySelector('circle') ?? target).getBoundingClientRect();
    const stage = svg.current?.getBoundingClientRect();
    // A circle at the edge may be covered by the frame's border, so it must be inside entirely.
    const isVisible =
      stage &&
      circle.left > stage.left &&
      circle.right < stage.right &&
      circle.top > stage.top &&
      circle.bottom < stage.bottom;
    if (isVisible) {
      showCard(target, post);
    } else {
      void loadZoom().then((zoom) => {
        const {x = 0, y = 0} = graph.nodes[post] ?? {};
        zoom?.centerOn(x, y);
        // On focus, the browser scrolled the page to the circle's old position.
        svg.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
        showCard(target, post);
      });
    }
  }

  /** Touch has no hover, so the first tap shows the card and the second opens the post. */
  function onClick(event: MouseEvent): void {
    const post = postAt(event.target);
    const isTouch = lastPointer.current === 'touch';
    lastPointer.current = '';
    if (post === undefined) {
      card.hide();
    } else if (isTouch && post !== lit) {
      event.preventDefault();
      showCard(event.target, post);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      history.push(graph.nodes[post]?.permalink ?? '');
    }
  }

  return {
    onPointerDown({pointerType}) {
      lastPointer.current = pointerType;
    },
    onPointerOver,
    onPointerLeave: card.hideSoon,
    onFocus,
    onBlur: card.hideSoon,
    onClick,
  };
}
