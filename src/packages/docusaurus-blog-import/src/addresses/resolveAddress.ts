import {isMalformed, localPath} from '../docusaurus/pageAddresses.js';
import {decoded} from '../text.js';
import type {FoundFile} from './findFiles.js';
import type {Note} from '../report/notes.js';

/** A post that an address leads to. */
export interface LinkedPost {
  readonly permalink: string;
  /** True if readers can see it: a link to a draft would be broken. */
  readonly isVisible: boolean;
  /** Ids that a link may end in. */
  readonly anchors: () => ReadonlySet<string>;
}

/** Surroundings of a text whose addresses move. */
export interface Surroundings {
  readonly post: LinkedPost;
  /** Path that the post had on the old site. */
  readonly oldPath: string | undefined;
  /** True if links to posts by file stay, as on a Docusaurus site that keeps its folders. */
  readonly keepsFiles: boolean;
  readonly findPost: (address: string) => LinkedPost | undefined;
  /** Finds the file of the export that an address means. */
  readonly findFile: (address: string) => FoundFile | undefined;
  /** Brings a file along; returns the address that it has from the post. */
  readonly bring: (file: string, address: string) => string;
  /** The same for an element of HTML, whose address Docusaurus leaves as it is. */
  readonly bringForHtml: (file: string, address: string) => string;
  /** True if the site has a page at this path already. */
  readonly isPage: (path: string) => boolean;
  /** True if the path is that of a feed of the blog. */
  readonly isFeed: (path: string) => boolean;
  readonly oldSite: URL | undefined;
  /** Hosts of the old site, without `www.`. */
  readonly oldHosts: ReadonlySet<string>;
  /** Base path of this site, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * Syntax around an address: Markdown, in an element whose address Docusaurus leaves as it is, or in a
 * link of HTML within CommonMark, which Docusaurus turns into its own link.
 */
type Syntax = 'markdown' | 'html' | 'component';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** An address of the old site as a path; any other as it is. */
function within(address: string, {oldHosts}: Surroundings): string {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) {
    return address;
  }
  const {host, origin} = new URL(whole);
  const [, rest = ''] = /^https?:\/\/[^/?#]*(.*)$/is.exec(whole) ?? [];
  return origin !== 'null' && oldHosts.has(bareHost(host)) ? rest.replace(/^(?!\/)/, '/') : address;
}

function onOldSite(address: string, {oldSite, oldPath}: Surroundings): string | undefined {
  const base =
    oldSite &&
    (address.startsWith('/') ? oldSite.href : oldPath && new URL(`${oldPath}/`, oldSite).href);
  return base && URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** Finds the new addresses of links, pictures and files, and notes what it does not find. */
export function createResolver(around: Surroundings, addNote: (note: Note) => void) {
  const {findPost, findFile, post: own} = around;

  /** Ends an address of a post in a place within it, if the post has that place. */
  function withHash(base: string, hash: string, {anchors}: LinkedPost, written: string): string {
    const id = decoded(hash.slice(1));
    if (id === '' || anchors().has(id)) {
      return base + hash;
    }
    const text = `"${written}": there is no place "${id}" in that post, the link goes to its start`;
    addNote({kind: 'link', text, quote: base || undefined});
    return base;
  }

  function bring({file, isExact}: FoundFile, address: string, syntax: Syntax): string {
    const place =
      syntax === 'markdown' ? around.bring(file, address) : around.bringForHtml(file, address);
    // Docusaurus would look for a page at the address of a file.
    const target = syntax === 'component' ? place.replace(/^(?=\/)/, 'pathname://') : place;
    if (!isExact) {
      addNote({
        kind: 'picture',
        text: `"${address}" is not in the folder; ${file} is used instead`,
        quote: target,
      });
    }
    return target;
  }

  /** Returns the new address; undefined where it leads nowhere. */
  function inner(written: string, address: string, syntax: Syntax): string | undefined {
    const note = (text: string, quote: string, kind: Note['kind'] = 'link') =>
      addNote({kind, text: `"${written}" ${text}`, quote});
    const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
    if (target === '') {
      return withHash('', hash, own, written) || undefined;
    }
    const post = findPost(target);
    if (post) {
      if (!post.isVisible && own.isVisible) {
        note('leads to a post that is not published; the link became plain text', written);
        return undefined;
      }
      const [path = '', query = ''] = target.split(/(?=\?)/);
      const staysFile = around.keepsFiles && /\.mdx?$/.test(path);
      return withHash((staysFile ? path : post.permalink) + query, hash, post, written);
    }
    const file = findFile(target);
    if (file !== undefined) {
      return bring(file, target, syntax) + hash;
    }
    if (around.isPage(target)) {
      return address;
    }
    if (around.isFeed(target)) {
      // Docusaurus links to files only with `pathname://`, and adds no base path then.
      return syntax === 'html'
        ? around.baseUrl + address.slice(1)
        : `pathname://${around.baseUrl}${address.slice(1)}`;
    }
    const old = /\.mdx?$/.test(target) ? undefined : onOldSite(address, around);
    if (old === undefined) {
      note('has no page here; the link became plain text', written);
    } else if (!ELSEWHERE.test(written)) {
      note('still links to your old site', old, 'outside');
    }
    return old === undefined ? undefined : ELSEWHERE.test(written) ? written : old;
  }

  return {
    link(untrimmed: string, syntax: Syntax = 'markdown'): string | undefined {
      const written = untrimmed.replace(/^(?:\s|%20)+|(?:\s|%20)+$/g, '');
      if (written === '') {
        addNote({kind: 'link', text: 'a link without an address became plain text'});
        return undefined;
      }
      if (/^(?:javascript|vbscript|data|file):/i.test(written)) {
        addNote({
          kind: 'link',
          text: `"${written}" is not an address that a page can link to; the link became plain text`,
          quote: written,
        });
        return undefined;
      }
      const whole = written.replace(/^(?:https?\/\/|(?=www\.))/i, 'https://');
      const address = within(whole, around);
      if (isMalformed(address)) {
        const found = localPath(address) && findFile(address);
        if (found) {
          return bring(found, address, syntax);
        }
        addNote({
          kind: 'link',
          text: `"${written}" is not a valid address; the link became plain text`,
          quote: written,
        });
        return undefined;
      }
      return ELSEWHERE.test(address) ? whole : inner(written, address, syntax);
    },
    /** Returns the new address, or the old one if the file is missing; undefined for an empty one. */
    picture(written: string, syntax: Syntax = 'markdown'): string | undefined {
      const address = within(written.trim(), around);
      if (address === '' || address.startsWith('#')) {
        addNote({
          kind: 'picture',
          text: 'a picture without an address became its alternative text',
        });
        return undefined;
      }
      const found = findFile(address);
      if (found !== undefined) {
        return bring(found, address, syntax);
      }
      const isElsewhere = ELSEWHERE.test(address);
      if (isElsewhere && localPath(address) === null) {
        return written;
      }
      const note = (text: string, quote: string) =>
        addNote({kind: 'picture', text: `"${written}" is not in the folder; ${text}`, quote});
      if (isElsewhere || (localPath(address) ?? undefined) === undefined) {
        note('it is not a valid address; the alternative text is shown instead', written);
        return undefined;
      }
      if (ELSEWHERE.test(written)) {
        note('it is shown from the old site', written);
        return written;
      }
      const old = onOldSite(address, around);
      note(old ? 'it is shown from the old site' : 'its address stays as it was', old ?? address);
      // Docusaurus uses such an address unchanged, and does not look for the file.
      return old ?? (syntax === 'html' ? written : `pathname://${address}`);
    },
  };
}

/** The picture of a post as its front matter names it, if it came along or is elsewhere. */
export function movePicture(
  image: string | undefined,
  around: Surroundings,
  addNote: (note: Note) => void,
): string | undefined {
  if (image === undefined) {
    return undefined;
  }
  const address = within(image, around);
  // WordPress' export as Markdown keeps the pictures of a post in a folder beside it.
  const found = around.findFile(address) ?? around.findFile(`images/${address}`);
  if (found !== undefined) {
    return around.bring(found.file, address);
  }
  if (/^(?:https?:)?\/\//.test(address)) {
    return image;
  }
  const old = /^https?:/.test(image) ? image : onOldSite(address, around);
  const rest = old ? 'it is shown from the old site' : 'a cover is drawn instead';
  addNote({
    kind: 'picture',
    text: `picture "${image}" of the post is not in the folder; ${rest}`,
    quote: old,
  });
  return old;
}
