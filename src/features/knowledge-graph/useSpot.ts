import {useEffect, useRef, useState} from 'react';

/** Time to reach the card beside a circle with the pointer. */
const GRACE = 250;

export interface Spot {
  /** The post under the pointer, or else the one that keys or a finger have chosen. */
  readonly lit: number | undefined;
  readonly chosen: number | undefined;
  readonly choose: (post: number | undefined) => void;
  /** The pointer is over a post, or over none: then what it was over stays for a moment. */
  readonly hover: (post: number | undefined) => void;
  /** What the pointer was over stays. */
  readonly hold: () => void;
  readonly clear: () => void;
}

export function useSpot(): Spot {
  const [hovered, setHovered] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => clearTimeout(timer.current);
  return {
    lit: hovered ?? chosen,
    chosen,
    hold,
    choose(post) {
      hold();
      setHovered(undefined);
      setChosen(post);
    },
    hover(post) {
      hold();
      if (post === undefined) {
        timer.current = window.setTimeout(() => setHovered(undefined), GRACE);
      } else {
        setHovered(post);
      }
    },
    clear() {
      hold();
      setHovered(undefined);
      setChosen(undefined);
    },
  };
}
