import type {ReactNode} from 'react';
import {MARK} from '../engine/highlight.js';

/** Renders a text; what is between two marks is highlighted. */
export function Marked({text}: {readonly text: string}): ReactNode {
  return text
    .split(MARK)
    .map((part, place) => (place % 2 === 0 ? part : <mark key={place}>{part}</mark>));
}
