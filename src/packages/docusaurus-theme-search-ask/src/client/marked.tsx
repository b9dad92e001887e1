import type {ReactNode} from 'react';
import {MARK} from '../engine/highlight.js';

/** Renders a text and highlights the parts between two marks. */
export function Marked({text}: {readonly text: string}): ReactNode {
  return text
    .split(MARK)
    .map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>));
}
