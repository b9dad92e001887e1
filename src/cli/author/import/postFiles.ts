import path from 'node:path';
import {pathFrom} from './placePosts';
import type {Placed} from './placePosts';
import type {Export} from './readExport';

/** A file's name that is an address as it stands: front matter takes no other for a picture. */
function plainName(name: string): string {
  const {name: stem, ext} = path.posix.parse(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const plain = stem.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plain || 'file'}${ext}`;
}

/** The files that a post of the export names. */
export class PostFiles {
  /** Whether files come into the post's own folder. */
  hasOwn = false;
  readonly #exported: Export;
  readonly #post: Placed;
  /** What is to be copied: path from the site's root by path in the export. */
  readonly #copies: Map<string, string>;

  constructor(exported: Export, post: Placed, copies: Map<string, string>) {
    this.#exported = exported;
    this.#post = post;
    this.#copies = copies;
  }

  /** The file that an address means, from its post or from the root of the site. */
  find(address: string): string | undefined {
    const below = pathFrom('/', address.replace(/^@site\//, '')).slice(1);
    const places = address.startsWith('/')
      ? [`static/${below}`, `public/${below}`, below]
      : [address.startsWith('@site/') ? below : pathFrom(this.#post.post.source, address)];
    return places.find((file) => this.#exported.files.has(file));
  }

  /** Gives the address that the file has from the post. */
  bring(file: string, address: string): string {
    const target = inDocusaurus(file, this.#exported);
    if (address.startsWith('/') || target !== undefined) {
      this.#copies.set(file, target ?? `static${pathFrom('/', address)}`);
      return address;
    }
    return this.#bringInto(file, plainName(path.posix.basename(file)));
  }

  /** The same of a module and those that it needs, which find each other by their paths. */
  bringCode([file = '', ...needs]: readonly string[], address: string): string {
    if (inDocusaurus(file, this.#exported)?.startsWith('blog/')) {
      return address;
    }
    needs.forEach((need) => this.#bringInto(need, `_parts/${need}`));
    return this.#bringInto(file, `_parts/${file}`);
  }

  #bringInto(file: string, name: string): string {
    const {stem, converted} = this.#post;
    const folder = converted ? stem : path.posix.dirname(stem);
    const {dir, name: bare, ext} = path.posix.parse(name);
    const isTaken = (place: string) =>
      [...this.#copies].some(([from, to]) => from !== file && to === `${folder}/${place}`);
    let free = name;
    for (let count = 2; isTaken(free); count += 1) {
      free = path.posix.join(dir, `${bare}-${count}${ext}`);
    }
    this.hasOwn = true;
    this.#copies.set(file, `${folder}/${free}`);
    return `./${free}`;
  }
}

/** Where a file of a Docusaurus site, whose addresses stay, lies here; nothing for other engines. */
export function inDocusaurus(file: string, {docusaurus}: Export): string | undefined {
  return docusaurus === '' ? `blog/${file}` : docusaurus && file;
}
