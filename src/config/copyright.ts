import {readdirSync} from 'node:fs';

/** Years of the first and the last post, read from file names that start with YYYY-MM-DD. */
export function postYears(fileNames: readonly string[]): {first: number; last: number} {
  const years = fileNames.flatMap((name) => {
    const year = /^(\d{4})-\d{2}-\d{2}-.+\.mdx?$/.exec(name)?.[1];
    return year === undefined ? [] : [Number(year)];
  });
  if (years.length === 0) {
    throw new Error('blog/: no post found; a post is a file such as 2025-01-31-its-title.mdx');
  }
  return {first: Math.min(...years), last: Math.max(...years)};
}

/** The footer's line, such as "Copyright © 2021–2025 the founder." */
export function copyrightLine(ownerName: string, blogFolder: string): string {
  const {first, last} = postYears(readdirSync(blogFolder));
  const years = first === last ? `${last}` : `${first}–${last}`;
  return `Copyright © ${years} ${ownerName}.`;
}
