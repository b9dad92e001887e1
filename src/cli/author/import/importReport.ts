import type {ImportPlan} from './planImport';
import type {ScannedFolder} from './scanFolder';

export interface ImportReport {
  readonly lines: readonly string[];
  readonly summary: string;
  /** Whether everything came over. */
  readonly isWhole: boolean;
}

/** Tells file by file what became of an export. */
export function importReport(
  {foreign, others}: ScannedFolder,
  {posts, pictures, refused}: ImportPlan,
  isDryRun: boolean,
): ImportReport {
  const notHere = new Map([
    ...refused,
    ...foreign.map((file) => [file, 'is not plain Markdown; convert it first'] as const),
  ]);
  const planned = new Map(posts.map((post) => [post.source, post]));
  const lines = [...planned.keys(), ...notHere.keys()].sort().flatMap((source) => {
    const post = planned.get(source);
    if (!post) {
      return [`${source}: not imported: ${notHere.get(source) ?? ''}`];
    }
    return [
      `${source} -> ${post.file}${post.isDraft ? ' (draft)' : ''}`,
      ...post.notes.map((note) => `  ${note}`),
      ...post.faults.map((fault) => `  could not: ${fault}`),
    ];
  });
  const faults = posts.flatMap((post) => post.faults).length;
  const drafts = posts.filter(({isDraft}) => isDraft).length;
  const summary = [
    `${posts.length} post(s)${isDryRun ? ' would be' : ''} imported, ${drafts} of them as drafts`,
    `${pictures.length} picture(s)${isDryRun ? ' to copy' : ' copied'}`,
    `${notHere.size} file(s) and ${faults} picture(s) could not come over`,
    `${others.size} other file(s) left`,
  ].join('; ');
  return {
    lines: [...lines, ...[...others].map(([file, reason]) => `${file}: left: ${reason}`)],
    summary: `${summary}.${isDryRun ? ' Nothing was written.' : ''}`,
    isWhole: notHere.size === 0 && faults === 0,
  };
}
