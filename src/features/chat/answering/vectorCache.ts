import type {PassageVectors} from '../models';

interface VectorCache {
  /** The vectors that were last read, so that not every question reads all of them anew. */
  last?: {readonly model: string; readonly vectors: PassageVectors} | undefined;
}

export const vectorCache: VectorCache = {};
