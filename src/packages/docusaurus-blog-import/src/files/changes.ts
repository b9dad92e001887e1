import {existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A range of a text and its replacement. */
export interface Edit {
  /** Offset of the first replaced character. */
  readonly start: number;
  /** Offset after the last replaced character. */
  readonly end: number;
  readonly text: string;
}

/** Applies edits to a text. Edits must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** A text file before and after a change. */
export interface Change {
  /** Path from the root. */
  readonly file: string;
  /** Undefined if the file is new. */
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * Writes changed files, first under temporary names; all are renamed at the end, so that a full disk
 * or an unwritable folder changes nothing.
 */
export function applyChanges({root}: {readonly root: string}, changes: readonly Change[]): void {
  const moves = changes
    .filter(({before, after}) => before !== after)
    .map(({file, after}, index) => {
      const link = path.join(root, file);
      // Replaces the target of a symbolic link, not the link itself.
      const target = existsSync(link) ? realpathSync(link) : link;
      // Not the target's name with a suffix, which could be longer than the file system allows.
      const name = `.${process.pid}-${index}.unfinished`;
      return {target, unfinished: path.join(path.dirname(target), name), after};
    });
  const started: string[] = [];
  try {
    for (const {unfinished, after} of moves) {
      mkdirSync(path.dirname(unfinished), {recursive: true});
      started.push(unfinished);
      writeFileSync(unfinished, after);
    }
    for (const {unfinished, target} of moves) {
      renameSync(unfinished, target);
    }
  } catch (error) {
    started.forEach((file) => rmSync(file, {force: true}));
    throw error;
  }
}
