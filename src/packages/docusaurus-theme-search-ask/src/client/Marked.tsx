import type {ReactNode} from 'react';
import {parseMarked} from './parseMarked.js';

/** A highlighted value as text and marks; no other markup in it comes through. */
export function Marked({value}: {readonly value: string}): ReactNode {
  return parseMarked(value).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
