import path from 'node:path';
import type {PickedFields} from './pickFields';
import {slugFrom} from './slugFrom';

const FILE_DAY =
  /^(\d{4}-\d{1,2}-\d{1,2}|\d{8})(?:[-_ T.]+(?:\d{2}-?\d{2}(?:-?\d{2})?(?=[-_ ]))?[-_ ]*|$)/;

/** A file's name without day and ending; of `index.md`, that of its folder. */
export function nameOfPost(source: string): {name: string; fileDay: string | undefined} {
  const {name, dir} = path.posix.parse(source);
  const own = /^(?:index|readme)$/i.test(name) && dir !== '' ? path.posix.basename(dir) : name;
  const [prefix = '', fileDay] = FILE_DAY.exec(own) ?? [];
  const rest = own.slice(prefix.length) || own;
  // Medium's "2020-02-02_Title-words-3f9a2c1b7d4e" ends in the post's number there.
  return {name: prefix.endsWith('_') ? rest.replace(/-[0-9a-f]{8,12}$/, '') : rest, fileDay};
}

/** A title for a post that has none anywhere else. */
export function titleFromName(name: string): string {
  const words = name.replace(/[-_+\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The slug that the post had, or one made of its name or title. */
export function slugOfPost(
  {slug, addresses}: Pick<PickedFields, 'slug' | 'addresses'>,
  name: string,
  title: string,
): string {
  const paths = addresses.map((address) =>
    address
      .replace(/[?#].*$/, '')
      .replace(/\/+(?:index\.\w+)?$/, '')
      .replace(/\.html?$/, ''),
  );
  // Hugo and Jekyll write ":title" and the like for what the file is called.
  const last = paths
    .map((each) => (/^\w+:\/\/[^/]*$/.test(each) ? '' : (each.split('/').at(-1) ?? '')))
    .find((each) => each !== '' && !each.startsWith(':') && slugFrom(each) !== '');
  return (
    slugFrom(slug?.split('/').filter(Boolean).at(-1) ?? '') ||
    slugFrom(last ?? '') ||
    slugFrom(name, 60) ||
    slugFrom(title, 60) ||
    'post'
  );
}
