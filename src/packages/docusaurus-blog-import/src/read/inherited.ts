import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {pathBelow} from '../oldAddresses/rules.js';
import type {Fields} from './exportedPost.js';
import {isFields} from './exportedPost.js';

/** Fields that a file of the old site gives to other files. */
export interface Inherited {
  /** Folder of the files. Fields for an inner folder override those for an outer one. */
  readonly folder: string;
  readonly appliesTo: (source: string) => boolean;
  readonly fields: Fields;
}

/** Returns the objects in a list, or a single object as a list; leaves out other values. */
export const objectsIn = (value: unknown): readonly Fields[] => [value].flat().filter(isFields);

/**
 * Returns a rule that gives fields to the files in a folder that meet a condition; `inner` is their path
 * in the folder.
 */
export const inFolder = (
  folder: string,
  fields: Fields,
  matches: (inner: string, source: string) => boolean = () => true,
): Inherited => ({
  folder,
  appliesTo: (source) => {
    const inner = pathBelow(folder, source);
    return inner !== undefined && matches(inner, source);
  },
  fields,
});

/** Returns the field that marks a text as left out by its engine; `rule` says why. */
export const excludedBy = (rule: string): Fields => ({excludedBy: rule});

/** Returns a glob that matches files at any depth. */
export const atAnyDepth = (glob: string): string => `**/${glob.replace(/^(?:\*\*\/|\.?\/)+/, '')}`;

/**
 * Returns rules that exclude the files and folders that a list of globs matches. Comments (`#`) and
 * exceptions (`!`) in the list are skipped.
 *
 * @param file file that contains the list
 * @param folder folder to which the globs are relative
 */
export function exclusionRules(
  file: string,
  globs: readonly string[],
  folder = path.posix.dirname(file),
): Inherited[] {
  return globs
    .map((glob) => glob.trim().replace(/^(?:\.?\/)+|\/$/g, ''))
    .filter((glob) => glob !== '' && !/^(?:\*\*\/)?(?:[#!]|$)/.test(glob))
    .map((glob) => {
      const exclusion = excludedBy(`${glob} in ${path.posix.basename(file)}`);
      return inFolder(folder, exclusion, createMatcher([glob, `${glob}/**`]));
    });
}
