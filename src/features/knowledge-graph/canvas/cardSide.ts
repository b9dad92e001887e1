/** Width of the card with its gap, in pixels. */
const ROOM = 300;

/** The side of a circle at `x` with fewer of its neighbors, where a card has room there. */
export function cardSide(x: number, neighbors: readonly number[], width: number): 'left' | 'right' {
  const onRight = neighbors.filter((each) => each > x).length;
  const wanted = onRight > neighbors.length - onRight ? 'left' : 'right';
  const hasRoom = {left: x > ROOM, right: width - x > ROOM};
  if (hasRoom[wanted]) {
    return wanted;
  }
  return hasRoom.left ? 'left' : 'right';
}
