import {constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {applyChanges} from '../applyChanges';
import type {AuthorContext} from '../context';
import type {ImportPlan} from './planImport';

/** Whether two files hold the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** Copies the pictures, then writes the posts; takes the pictures back where that fails. */
export function writeImport(context: AuthorContext, folder: string, plan: ImportPlan): void {
  const copied: string[] = [];
  try {
    for (const {source, target} of plan.pictures) {
      const to = path.join(context.root, target);
      const from = path.join(folder, source);
      if (!isSameFile(from, to)) {
        mkdirSync(path.dirname(to), {recursive: true});
        copyFileSync(from, to, constants.COPYFILE_EXCL);
        copied.push(to);
      }
    }
    applyChanges(
      context,
      plan.posts.map(({file, text}) => ({file, before: undefined, after: text})),
    );
  } catch (error) {
    for (const file of copied) {
      rmSync(file, {force: true});
    }
    throw error;
  }
}
