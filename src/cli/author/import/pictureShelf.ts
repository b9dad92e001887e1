import path from 'node:path';
import {slugFrom} from './slugFrom';
import {PICTURE} from './scanFolder';

/** A picture that has to be copied. */
export interface PlannedPicture {
  /** Path from the imported folder. */
  readonly source: string;
  /** Path from the site's root. */
  readonly target: string;
}

export interface PictureShelf {
  /** The picture's path from the imported folder, wherever the old site kept it. */
  readonly find: (address: string, from: string) => string | undefined;
  /** The picture's address in a post, `./pictures/<slug>/<name>`; it will be copied there. */
  readonly take: (source: string, slug: string) => string;
  readonly planned: () => readonly PlannedPicture[];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Knows the pictures of an export, and plans where those that posts show are to go. */
export function pictureShelf(files: readonly string[]): PictureShelf {
  const pictures = files.filter((file) => PICTURE.test(file));
  const byPath = new Map(pictures.map((file) => [file.normalize('NFC').toLowerCase(), file]));
  const byName = new Map<string, string[]>();
  for (const file of pictures) {
    const name = path.posix.basename(file).normalize('NFC').toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const planned = new Map<string, string>();
  const taken = new Set<string>();

  return {
    find(address, from) {
      const clean = decode(address.replace(/[?#].*$/, '')).replaceAll('\\', '/');
      const name = path.posix.basename(clean).normalize('NFC').toLowerCase();
      const folder = path.posix.dirname(from);
      const inside = clean.replace(/^\/+/, '');
      const places = [
        ...(clean.startsWith('/') ? [] : [path.posix.join(folder, clean)]),
        ...['', 'static/', 'public/', 'assets/', 'content/', 'source/'].map(
          (root) => root + inside,
        ),
        path.posix.join(folder, name),
        path.posix.join(folder, 'images', name),
      ];
      const exact = places
        .map((place) => byPath.get(path.posix.normalize(place).normalize('NFC').toLowerCase()))
        .find(Boolean);
      // Folders move in exports, names seldom do.
      const same = byName.get(name) ?? [];
      return exact ?? (same.length === 1 ? same[0] : undefined);
    },
    take(source, slug) {
      const key = `${slug}\n${source}`;
      const {name, ext} = path.posix.parse(source);
      const stem = slugFrom(name) || 'picture';
      let target = planned.get(key);
      for (let count = 1; target === undefined; count += 1) {
        const candidate = `blog/pictures/${slug}/${stem}${count > 1 ? `-${count}` : ''}${ext.toLowerCase()}`;
        target = taken.has(candidate) ? undefined : candidate;
      }
      planned.set(key, target);
      taken.add(target);
      return `./${target.slice('blog/'.length)}`;
    },
    planned: () =>
      [...planned].map(([key, target]) => ({source: key.slice(key.indexOf('\n') + 1), target})),
  };
}
