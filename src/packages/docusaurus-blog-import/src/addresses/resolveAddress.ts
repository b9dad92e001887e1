import {isMalformed, localPath} from '../docusaurus/pageAddresses.js';
import type {Note} from '../report/notes.js';
import type {FoundFile} from './findFiles.js';

/** A post that an address leads to. */
export interface LinkedPost {
  readonly permalink: string;
  /** True if readers can see it: a link to a draft would be broken. */
  readonly isVisible: boolean;
}

/** Surroundings of a text whose addresses move. */
export interface Surroundings {
  /** True if readers can see the text. */
  readonly isVisible: boolean;
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

/** Finds the new addresses of links, pictures and files, and notes what it does not find. */
export function createResolver(around: Surroundings, addNote: (note: Note) => void) {
  const {findPost, findFile, oldSite, oldPath, oldHosts} = around;
  const note = (kind: Note['kind'], text: string, quote?: string) => addNote({kind, text, quote});

  /** Returns an address of the old site as a path; any other as it is. */
  function within(address: string): string {
    const whole = address.startsWith('//') ? `https:${address}` : address;
    const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(whole) ?? [];
    return URL.canParse(whole) && oldHosts.has(bareHost(host))
      ? rest.replace(/^(?!\/)/, '/')
      : address;
  }

  function onOldSite(address: string): string | undefined {
    const base = address.startsWith('/') ? '' : oldPath && `${oldPath}/`;
    return oldSite && base !== undefined && URL.canParse(address, new URL(base, oldSite))
      ? new URL(address, new URL(base, oldSite)).href
      : undefined;
  }

  function bring({file, isExact}: FoundFile, address: string, syntax: Syntax): string {
    const place =
      syntax === 'markdown' ? around.bring(file, address) : around.bringForHtml(file, address);
    // Docusaurus would look for a page at the address of a file.
    const target = syntax === 'component' ? place.replace(/^(?=\/)/, 'pathname://') : place;
    if (!isExact) {
      note('picture', `"${address}" is not in the folder; ${file} is used instead`, target);
    }
    return target;
  }

  /** Returns the new address of a link within the old site; undefined where it leads nowhere. */
  function inner(written: string, address: string, syntax: Syntax): string | undefined {
    const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
    if (target === '') {
      return hash;
    }
    const post = findPost(target);
    if (post && !post.isVisible && around.isVisible) {
      const text = `"${written}" leads to a post that is not published; the link became plain text`;
      note('link', text, written);
      return undefined;
    }
    if (post) {
      const [path = '', query = ''] = target.split(/(?=\?)/);
      const staysFile = around.keepsFiles && /\.mdx?$/.test(path);
      return (staysFile ? path : post.permalink) + query + hash;
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
      return (syntax === 'html' ? '' : 'pathname://') + around.baseUrl + address.slice(1);
    }
    const old = /\.mdx?$/.test(target) ? undefined : onOldSite(address);
    if (old === undefined) {
      note('link', `"${written}" has no page here; the link became plain text`, written);
    } else if (!ELSEWHERE.test(written)) {
      note('outside', `"${written}" still links to your old site`, old);
    }
    return old && ELSEWHERE.test(written) ? written : old;
  }

  return {
    link(untrimmed: string, syntax: Syntax = 'markdown'): string | undefined {
      const written = untrimmed.replace(/^(?:\s|%20)+|(?:\s|%20)+$/g, '');
      const refuse = (text: string) => note('link', `${text}; the link became plain text`, written);
      if (written === '') {
        return void note('link', 'a link without an address became plain text');
      }
      if (/^(?:javascript|vbscript|data|file):/i.test(written)) {
        return void refuse(`"${written}" is not an address that a page can link to`);
      }
      const whole = written.replace(/^(?:https?\/\/|(?=www\.))/i, 'https://');
      const address = within(whole);
      if (!isMalformed(address)) {
        return ELSEWHERE.test(address) ? whole : inner(written, address, syntax);
      }
      const found = localPath(address) && findFile(address);
      return found
        ? bring(found, address, syntax)
        : void refuse(`"${written}" is not a valid address`);
    },
    /** Returns the new address, or the old one if the file is missing; undefined for an empty one. */
    picture(written: string, syntax: Syntax = 'markdown'): string | undefined {
      const address = within(written.trim());
      if (address === '' || address.startsWith('#')) {
        return void note('picture', 'a picture without an address became its alternative text');
      }
      const found = findFile(address);
      if (found !== undefined) {
        return bring(found, address, syntax);
      }
      const local = localPath(address);
      if (ELSEWHERE.test(address) && local === null) {
        return written;
      }
      const missing = (text: string, quote: string) =>
        note('picture', `"${written}" is not in the folder; ${text}`, quote);
      if (!local || ELSEWHERE.test(address)) {
        const text = 'it is not a valid address; the alternative text is shown instead';
        return void missing(text, written);
      }
      const old = ELSEWHERE.test(written) ? written : onOldSite(address);
      missing(
        old ? 'it is shown from the old site' : 'its address stays as it was',
        old ?? address,
      );
      // Docusaurus uses such an address unchanged, and does not look for the file.
      return old ?? (syntax === 'html' ? written : `pathname://${address}`);
    },
    /** Returns the address of a post's own picture, if it came along or is elsewhere. */
    cover(image: string): string | undefined {
      const address = within(image);
      // WordPress' export as Markdown keeps the pictures of a post in a folder beside it.
      const found = findFile(address) ?? findFile(`images/${address}`);
      if (found !== undefined) {
        return around.bring(found.file, address);
      }
      if (ELSEWHERE.test(address)) {
        return image;
      }
      const old = ELSEWHERE.test(image) ? image : onOldSite(address);
      const rest = old ? 'it is shown from the old site' : 'a cover is drawn instead';
      note('picture', `picture "${image}" of the post is not in the folder; ${rest}`, old);
      return old;
    },
  };
}
