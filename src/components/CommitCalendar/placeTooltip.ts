type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Height of a tooltip of five lines, in pixels. */
const HEIGHT = 120;
/** Distance from the square and from the edge of the window, in pixels. */
const GAP = 4;

/**
 * Returns the position of a square's tooltip inside the window, as CSS values: aligned with one edge
 * of the square, toward the side with more room, and above the square if there is room only there. The
 * width is the space from the square to the far edge of the window.
 *
 * @param square box of the square, relative to the window
 * @param calendar box of the calendar, relative to the window; the result is relative to this box
 * @param view size of the window
 */
export function placeTooltip(
  square: Box,
  calendar: Box,
  view: {readonly width: number; readonly height: number},
) {
  const extendsRight = square.left + square.right < view.width;
  const isBelow = square.bottom + HEIGHT < view.height || square.top < HEIGHT;
  // Keeps the tooltip inside the window if the square is cut off at the edge.
  const left = Math.max(GAP, square.left);
  const right = Math.min(view.width - GAP, square.right);
  return {
    left: extendsRight ? `${left - calendar.left}px` : 'auto',
    right: extendsRight ? 'auto' : `${calendar.right - right}px`,
    top: isBelow ? `${square.bottom + GAP - calendar.top}px` : 'auto',
    bottom: isBelow ? 'auto' : `${calendar.bottom - square.top + GAP}px`,
    width: `${(extendsRight ? view.width - left : right) - GAP}px`,
  };
}
