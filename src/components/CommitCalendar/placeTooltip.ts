type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

interface TooltipPlace {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
  /** Room from the square to the far edge of the window. */
  readonly width: string;
}

/** Room that a tooltip needs: five lines, in px. */
const HEIGHT = 120;
const GAP = 4;

/**
 * Place of the tooltip of a square inside the window: beside its nearer edge, on the side with more
 * room, and above the square where there is no room below.
 *
 * @param square in the window
 * @param calendar that the place is relative to
 */
export function placeTooltip(
  square: Box,
  calendar: Box,
  view: {readonly width: number; readonly height: number},
): TooltipPlace {
  const isLeft = square.left + square.right < view.width;
  const isBelow = square.bottom + HEIGHT < view.height || square.top < HEIGHT;
  // A square that is cut off at the edge of the window has its tooltip inside.
  const left = Math.max(GAP, square.left);
  const right = Math.min(view.width - GAP, square.right);
  return {
    left: isLeft ? `${left - calendar.left}px` : 'auto',
    right: isLeft ? 'auto' : `${calendar.right - right}px`,
    top: isBelow ? `${square.bottom + GAP - calendar.top}px` : 'auto',
    bottom: isBelow ? 'auto' : `${calendar.bottom - square.top + GAP}px`,
    width: `${(isLeft ? view.width - left : right) - GAP}px`,
  };
}
