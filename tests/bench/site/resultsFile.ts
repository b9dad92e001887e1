import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where the results of a day go: the first of `date.md`, `date-2.md`, … that is not there. */
export function resultsFile(
  folder: string,
  date: string,
  exists: (file: string) => boolean = existsSync,
): string {
  for (let run = 1; ; run += 1) {
    const file = path.join(folder, run === 1 ? `${date}.md` : `${date}-${run}.md`);
    if (!exists(file)) {
      return file;
    }
  }
}
