import {isMalformed, localPath} from '../docusaurus/pageAddresses.js';
import type {PlacedPost} from '../plan/placePosts.js';
import {isMarkdown} from '../read/postFiles.js';
import type {Note} from '../report/notes.js';
import {decoded} from '../text.js';
import type {PostFiles} from './planCopies.js';
import type {FoundFile} from './findFiles.js';
import {HAS_SCHEME_OR_HOST} from './findFiles.js';
import {postIdIn} from './findPosts.js';

/** Context of a text whose addresses are rewritten. */
export interface AddressContext extends Pick<
  PostFiles,
  'findFile' | 'planCopy' | 'planCopyForHtml'
> {
  /** True if readers can see the text. */
  readonly isVisible: boolean;
  /** Path that the post had on the old site. */
  readonly oldPath: string | undefined;
  /** True if the old site is a Docusaurus site. Posts keep their paths, so links to Markdown files stay unchanged. */
  readonly isDocusaurus: boolean;
  readonly findPost: (address: string) => PlacedPost | undefined;
  /** Returns the path of a page on the old site, given the path of its source file. */
  readonly findOldPage: (file: string) => string | undefined;
  /** True if this site has, or will have, a page at this path. */
  readonly isPage: (path: string) => boolean;
  /** True if the path is that of a feed of the blog. */
  readonly isFeed: (path: string) => boolean;
  /** Addresses of the old site, the newest first. */
  readonly oldSites: readonly URL[];
  /** Base path of the old site, with a slash at both ends. Docusaurus adds it to addresses outside HTML. */
  readonly oldBaseUrl: string;
  /** Base path of this site, with a slash at both ends. */
  readonly baseUrl: string;
}

/**
 * Syntax around an address: Markdown; `html` for an element whose address Docusaurus leaves unchanged,
 * which therefore needs the base path; `component` for an HTML link in CommonMark, which becomes
 * Docusaurus' `Link`.
 */
type Syntax = 'markdown' | 'html' | 'component';

function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Returns functions that find the new addresses of links and pictures, and report missing ones. */
export function createResolver(context: AddressContext, addNote: (note: Note) => void) {
  const {findPost, findFile, oldSites, oldBaseUrl, oldPath} = context;
  const [oldSite] = oldSites;
  const oldHosts = oldSites.map((site) => bareHost(site.host));
  const note = (kind: Note['kind'], text: string, quote?: string) => addNote({kind, text, quote});

  /** Returns an address on the old site as a path; any other address unchanged. */
  function withoutOldHost(written: string): string {
    // Pelican marks paths of source files: `{static}/a.png`.
    const address = written.replace(/^(?:[{|]|%7B)(?:filename|static|attach)(?:[}|]|%7D)/i, '');
    const whole = address.startsWith('//') ? `https:${address}` : address;
    const [, host = '', pathname = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(whole) ?? [];
    return URL.canParse(whole) && oldHosts.includes(bareHost(host))
      ? pathname.replace(/^(?!\/)/, '/')
      : address;
  }

  /** Adds the base path of an old Docusaurus site to a path that lacks it, unless the path is in HTML. */
  function withOldBase(address: string, syntax: Syntax): string {
    const isWhole = !address.startsWith('/') || `${address}/`.startsWith(oldBaseUrl);
    return isWhole || syntax === 'html' || !context.isDocusaurus
      ? address
      : oldBaseUrl + address.slice(1);
  }

  /** Removes the base path of an old site of another engine, which only addresses on that site keep. */
  function withoutOldBase(address: string): string {
    const hasBase = !context.isDocusaurus && `${address}/`.startsWith(oldBaseUrl);
    return hasBase ? `/${address.slice(oldBaseUrl.length)}` : address;
  }

  /**
   * Returns the URL of an address on the old site; undefined if that site is unknown, or for a relative
   * address the post's old path.
   */
  function onOldSite(address: string): string | undefined {
    // A post at `/a/b` was in the folder `/a/b/`, and one at `/a/b.html` in `/a/`.
    const base = address.startsWith('/') ? '' : oldPath?.replace(/(?<!\.html?)$/i, '/');
    return oldSite && base !== undefined && URL.canParse(address, new URL(base, oldSite))
      ? new URL(address, new URL(base, oldSite)).href
      : undefined;
  }

  /** Returns the address of a page or a file of this site in the form that the syntax needs. */
  function onThisSite(address: string, syntax: Syntax): string {
    return syntax === 'html' ? address.replace(/^\/(?!\/)/, context.baseUrl) : address;
  }

  function planCopy({file, isExact}: FoundFile, address: string, syntax: Syntax): string {
    const newAddress =
      syntax === 'markdown'
        ? context.planCopy(file, address)
        : context.planCopyForHtml(file, address);
    // Adds `pathname://`, because Docusaurus would look for a page at the address of a file.
    const target =
      syntax === 'component'
        ? newAddress.replace(/^(?=\/)/, 'pathname://')
        : onThisSite(newAddress, syntax);
    if (!isExact) {
      note('picture', `"${address}" is not in the folder; ${file} is used instead`, target);
    }
    return target;
  }

  /**
   * Returns the new address of a link within the old site; undefined if the link must become text.
   *
   * @param written address as written in the text
   * @param address the same address, without the host of the old site
   */
  function linkWithinSite(written: string, address: string, syntax: Syntax): string | undefined {
    const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
    if (target === '') {
      return hash;
    }
    const hasId = postIdIn(target) !== undefined;
    const oldTarget = HAS_SCHEME_OR_HOST.test(written) ? target : withOldBase(target, syntax);
    const bare = withoutOldBase(target);
    const post = findPost(oldTarget) ?? findPost(bare);
    if (post && !post.isVisible && context.isVisible) {
      const text = `"${written}" leads to a post that is not published; the link became plain text`;
      note('link', text, written);
      return undefined;
    }
    if (post) {
      const [path = '', query = ''] = target.split(/(?=\?)/);
      const keepsPath = context.isDocusaurus && /^[^@].*\.mdx?$/.test(path);
      return (keepsPath ? path : onThisSite(post.permalink, syntax)) + (hasId ? '' : query) + hash;
    }
    const file = findFile(bare);
    if (file !== undefined) {
      return planCopy(file, bare, syntax) + hash;
    }
    // `/?p=7` was not the home page, although its path is `/`.
    if (bare.startsWith('/') && context.isPage(bare) && !hasId) {
      return onThisSite(bare + hash, syntax);
    }
    if (context.isFeed(bare)) {
      // Docusaurus links to a file only with `pathname://`, and adds no base path to it.
      return (syntax === 'html' ? '' : 'pathname://') + onThisSite(bare + hash, 'html');
    }
    // The path of a Markdown file is not an address on the old site.
    const page = context.findOldPage(bare) ?? (isMarkdown(bare) ? undefined : oldTarget);
    const old = page === undefined ? undefined : onOldSite(page + hash);
    // A full address of the old site stays as it was written.
    if (old !== undefined && HAS_SCHEME_OR_HOST.test(written)) {
      return written;
    }
    if (old === undefined) {
      note('link', `"${written}" has no page here; the link became plain text`, written);
    } else {
      note('outside', `"${written}" still links to your old site`, old);
    }
    return old;
  }

  /**
   * Returns the address of a missing picture on the old site, if known, and reports that it is missing.
   *
   * @param otherwise phrase for the report if the address is unknown
   */
  function pictureOnOldSite(subject: string, written: string, address: string, otherwise: string) {
    const old = HAS_SCHEME_OR_HOST.test(written) ? written : onOldSite(address);
    const outcome = old ? 'it is shown from the old site' : otherwise;
    note('picture', `${subject} is not in the folder; ${outcome}`, old ?? written);
    return old;
  }

  return {
    /** Returns the new address of a link; undefined if the link must become text. */
    link(untrimmed: string, syntax: Syntax = 'markdown'): string | undefined {
      const written = untrimmed.replace(/^(?:\s|%20)+|(?:\s|%20)+$/g, '');
      const refuse = (text: string) => note('link', `${text}; the link became plain text`, written);
      if (written === '') {
        return void note('link', 'a link without an address became plain text');
      }
      if (/^(?:javascript|vbscript|data|file):/i.test(written)) {
        return void refuse(`"${written}" is not an address that a page can link to`);
      }
      // Adds a forgotten colon or scheme.
      const whole = written.replace(/^(?:https?\/\/|(?=www\.))/i, 'https://');
      const address = withoutOldHost(whole);
      if (!isMalformed(address)) {
        return HAS_SCHEME_OR_HOST.test(address) ? whole : linkWithinSite(written, address, syntax);
      }
      // The address may still be that of a file whose name contains a percent sign.
      const found = localPath(address) && findFile(address);
      return found
        ? planCopy(found, address, syntax)
        : void refuse(`"${written}" is not a valid address`);
    },
    /** Returns a picture's new address, or its old one if the file is missing; undefined if invalid. */
    picture(written: string, syntax: Syntax = 'markdown'): string | undefined {
      const address = withoutOldHost(written.trim());
      if (address === '' || address.startsWith('#')) {
        return void note('picture', 'a picture without an address became its alternative text');
      }
      const bare = withoutOldBase(address);
      const found = findFile(bare);
      if (found !== undefined) {
        return planCopy(found, bare, syntax);
      }
      const local = localPath(address);
      const hasSchemeOrHost = HAS_SCHEME_OR_HOST.test(address);
      // `localPath` returns null for a valid address on another site.
      if (hasSchemeOrHost && local === null) {
        return written;
      }
      if (hasSchemeOrHost || !local) {
        const text = `"${written}" is not a valid address; the alternative text is shown instead`;
        return void note('picture', text, written);
      }
      const outcome = 'its address stays as it was';
      const old = pictureOnOldSite(`"${written}"`, written, withOldBase(address, syntax), outcome);
      // With `pathname://`, Docusaurus uses the address unchanged and does not look for the file.
      return old ?? (syntax === 'html' ? written : `pathname://${address}`);
    },
    /** Returns the address of a post's cover, on the old site if the file is missing; undefined if unknown. */
    cover(image: string): string | undefined {
      const address = withoutOldHost(image);
      // Tools that export WordPress as Markdown put the pictures of a post into `images` beside it.
      const found = findFile(address) ?? findFile(`images/${address}`);
      if (found !== undefined || (HAS_SCHEME_OR_HOST.test(address) && !isMalformed(address))) {
        // Front matter accepts only an address without letters such as `é`, unless it has a scheme.
        return found ? encodeURI(decoded(context.planCopy(found.file, address))) : image;
      }
      const subject = `picture "${image}" of the post`;
      if (isMalformed(address)) {
        return void note('picture', `${subject} has no valid address; it was left out`, image);
      }
      return pictureOnOldSite(subject, image, withOldBase(address, 'markdown'), 'it was left out');
    },
  };
}
