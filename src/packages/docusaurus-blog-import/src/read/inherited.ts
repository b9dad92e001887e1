import {below} from '../oldAddresses/rules.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';

/** Fields that a file of the old site gives to other files. */
export interface Inherited {
  /** Folder to which the fields apply; they override fields of outer folders. */
  readonly folder: string;
  readonly appliesTo: (source: string) => boolean;
  readonly fields: Fields;
}

export const list = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

/** Gives fields to the texts in a folder that match a condition. `inner` is the path in the folder. */
export const inFolder = (
  folder: string,
  fields: Fields,
  matches: (inner: string, source: string) => boolean = () => true,
): Inherited => ({
  folder,
  appliesTo: (source) => {
    const inner = below(folder, source);
    return inner !== undefined && matches(inner, source);
  },
  fields,
});

/** Returns the field that marks a text as left out by its engine; `rule` says why. */
export const excludedBy = (rule: string): Fields => ({excludedBy: rule});
