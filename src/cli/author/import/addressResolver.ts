import type {FindPost, LinkTarget} from './linkIndex';
import type {PictureShelf} from './pictureShelf';
import type {Resolved, Resolver} from './resolved';
import {PICTURE} from './scanFolder';

export interface ResolverSettings {
  /** The post that is read. */
  readonly source: string;
  readonly slug: string;
  /** YYYY-MM-DD: from when on readers see the post; nothing for a draft, whose links nobody follows. */
  readonly visibleFrom: string | undefined;
  /** Of its own page. */
  readonly anchors: ReadonlySet<string>;
  readonly findPost: FindPost;
  readonly shelf: PictureShelf;
  /** Why a picture of the folder cannot be shown; nothing for those that can. */
  readonly badPicture: (source: string) => string | undefined;
  readonly oldSite: URL | undefined;
  /** Told of each picture that could not come over. */
  readonly miss: (problem: string) => void;
}

const HARMLESS = /^(?:https?|mailto|tel|sms|ftp|xmpp|ircs?|magnet|geo):/i;
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const GHOST = /^__GHOST_URL__/;

/** The path of an address of the old site, from the site's own base; nothing for other sites. */
function oldPath(address: string, oldSite: URL | undefined): string | undefined {
  if (GHOST.test(address)) {
    return address.replace(GHOST, '') || '/';
  }
  const full = address.startsWith('//') ? `https:${address}` : address;
  if (!oldSite || !/^https?:/i.test(full) || !URL.canParse(full)) {
    return undefined;
  }
  const url = new URL(full);
  const bare = (host: string) => host.replace(/^www\./, '');
  const base = oldSite.pathname.replace(/\/$/, '');
  return bare(url.host) === bare(oldSite.host) && `${url.pathname}/`.startsWith(`${base}/`)
    ? url.pathname.slice(base.length) + url.search + url.hash || '/'
    : undefined;
}

function fragment(address: string): string {
  const at = address.indexOf('#');
  try {
    return at === -1 ? '' : decodeURIComponent(address.slice(at + 1));
  } catch {
    return address.slice(at + 1);
  }
}

/** The anchor as it is called here, as the old site may have written it in another way. */
function anchorIn(anchors: ReadonlySet<string>, wanted: string): string | undefined {
  return [wanted, wanted.toLowerCase(), `user-content-${wanted.replace(/:/, '-')}`].find((each) =>
    anchors.has(each),
  );
}

export function addressResolver(settings: ResolverSettings): Resolver {
  const {source, slug, visibleFrom, anchors, findPost, shelf, badPicture, oldSite, miss} = settings;

  function toPost(target: LinkTarget, address: string): Resolved {
    const isHidden = visibleFrom !== undefined && (target.isDraft || target.date > visibleFrom);
    if (isHidden) {
      const isFull = /^https?:/i.test(address);
      const what = isFull ? 'leads to the old site still' : 'became text';
      return {
        kind: isFull ? 'keep' : 'dead',
        note: `link to ${address} ${what}: readers cannot see ${target.file} yet`,
      };
    }
    const wanted = fragment(address);
    const anchor = wanted === '' ? '' : anchorIn(target.anchors(), wanted);
    const hash = anchor ? `#${encodeURIComponent(anchor)}` : '';
    return {
      kind: 'new',
      address: `./${target.file}${hash}`,
      path: `/blog/${target.slug}${hash}`,
      note:
        anchor === undefined
          ? `link to ${address}: ${target.file} has no place called "${wanted}"`
          : `link to ${address} leads to ${target.file}`,
    };
  }

  function toOwnPlace(address: string): Resolved {
    const wanted = fragment(address);
    const anchor = anchorIn(anchors, wanted);
    if (anchor === undefined || wanted === '') {
      return {kind: 'dead', note: `link to ${address} became text: there is no such place`};
    }
    const own = `#${encodeURIComponent(anchor)}`;
    return anchor === wanted ? {kind: 'keep'} : {kind: 'new', address: own, path: own};
  }

  function copied(address: string): Resolved | undefined {
    const found = shelf.find(address, source);
    if (!found) {
      return undefined;
    }
    const bad = badPicture(found);
    if (bad) {
      miss(`picture ${found} ${bad}; its address stands in its place`);
      return {kind: 'dead'};
    }
    return {kind: 'new', address: shelf.take(found, slug)};
  }

  function link(written: string): Resolved {
    const address = written.trim();
    const old = oldPath(address, oldSite);
    if (old === undefined) {
      if (HARMLESS.test(address) || address.startsWith('//')) {
        return {kind: 'keep'};
      }
      if (address.startsWith('#')) {
        return toOwnPlace(address);
      }
    }
    const local = old ?? address.replace(/^source:/, '');
    if (local === '' || /\{[{%]/.test(local) || (old === undefined && SCHEME.test(local))) {
      return {kind: 'dead', note: `link to "${address}" became text`};
    }
    const picture = PICTURE.test(local.replace(/[?#].*$/, '')) ? copied(local) : undefined;
    if (picture) {
      return picture;
    }
    const target = findPost(local, source);
    if (target) {
      return toPost(target, old === undefined || GHOST.test(address) ? local : address);
    }
    if (old !== undefined && !GHOST.test(address)) {
      return {kind: 'keep', note: `link to ${address} leads to the old site still`};
    }
    if (oldSite && local.startsWith('/')) {
      const full = new URL(oldSite.pathname.replace(/\/$/, '') + local, oldSite).href;
      return {
        kind: 'new',
        address: full,
        path: full,
        note: `link to ${local} leads to the old site still: ${full}`,
      };
    }
    return {kind: 'dead', note: `link to ${local} became text: no imported post is meant`};
  }

  function picture(written: string): Resolved {
    const address = written.trim();
    const old = oldPath(address, oldSite);
    const isRemote = /^(?:https?:)?\/\//i.test(address);
    if (/^data:image\//i.test(address)) {
      return {kind: 'keep'};
    }
    const found = old === undefined && isRemote ? undefined : copied(old ?? address);
    if (found) {
      return found;
    }
    if (isRemote) {
      return {kind: 'keep', note: `picture ${address} is loaded from the other site still`};
    }
    miss(
      `picture ${address || 'without address'} is not in the folder; its address stands in its place`,
    );
    return {kind: 'dead'};
  }

  return {link, picture};
}
