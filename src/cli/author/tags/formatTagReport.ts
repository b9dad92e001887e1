import {formatTable} from '../formatTable';
import type {TagReport} from './tagReport';

/** The report as lines for a terminal. */
export function formatTagReport({tags, orphans, unknown, nearDuplicates}: TagReport): string[] {
  const sections: [string, (string | number)[][]][] = [
    ['Tags', tags.map(({key, label, count}) => [count, key, label])],
    ['Orphans', orphans.map((key) => [key])],
    ['Unknown', unknown.map(({key, files}) => [key, files.join(', ')])],
    ['Near-duplicates', nearDuplicates.map(({keys, why}) => [keys.join(', '), why])],
  ];
  return sections.flatMap(([title, rows], index) => [
    ...(index === 0 ? [] : ['']),
    `${title} (${rows.length})`,
    ...(rows.length === 0 ? ['  none'] : formatTable(rows)),
  ]);
}
