/** Between the card and its link, and between the card and the edges of the view, in pixels. */
const GAP = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  /** The height there is for it. */
  readonly room: number;
}

/**
 * Where a card stands, in pixels from the view's corner: below its link, above where it does not fit
 * below, and where it fits nowhere on the side with more room, cut to it. It never lies over the
 * link or outside the view.
 */
export function placeCard(link: Box, card: Size, view: Size): CardPlace {
  const below = view.height - link.bottom - 2 * GAP;
  const above = link.top - 2 * GAP;
  const goesBelow = card.height <= below || (card.height > above && below >= above);
  const room = Math.max(0, goesBelow ? below : above);
  const height = Math.min(card.height, room);
  const rightmost = view.width - card.width - GAP;
  return {
    left: Math.max(GAP, Math.min(link.left, rightmost)),
    top: goesBelow ? link.bottom + GAP : link.top - GAP - height,
    room,
  };
}
