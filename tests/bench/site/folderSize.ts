import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

export interface FolderSize {
  readonly files: number;
  readonly bytes: number;
}

/** All files of a folder, and of the folders in it. */
export function folderSize(folder: string): FolderSize {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: files.length, bytes: bytes.reduce((sum, size) => sum + size, 0)};
}
