import type {HtmlTagObject} from '@docusaurus/types';
import type {Owner} from '../lib/owner';
import {WITHOUT_TICKERS} from '../lib/showsTickers';

/*
 * Pieces of one script, which stands in every page and is written as short as it can be. `l` is the
 * location, `h` the root element, `s` the local storage or null, and `q` what the address asks.
 */

/**
 * `/blog/index.html` and `/blog.html` are the same page as `/blog`. Some hosts answer the first with
 * their not-found page, so it is asked for anew; the second is the page itself, whose address is
 * only set right. Both before anything is drawn, and before React compares path and page.
 */
const BARE_ADDRESS =
  'var p=l.pathname.replace(/(\\/index)?\\.html$/,"")||"/",r=l.search+l.hash;' +
  'if(/\\/index\\.html$/.test(l.pathname))l.replace(p+r);' +
  'else if(p!==l.pathname)history.replaceState(null,"",p+r);';

/**
 * Local storage may be missing, refuse to be read, or refuse to be written (frames, private modes,
 * strict privacy, a full disk). It is tried once, before any other script; where it fails it is
 * taken away, which the theme's storage slots read as "none": reads return nothing, writes are
 * ignored, and the one warning is this one.
 */
const SAFE_STORAGE =
  'try{s=localStorage;s.setItem("__probe",1);s.removeItem("__probe")}' +
  'catch(e){console.warn("Local storage is not available: settings last until the page is left.");' +
  'Object.defineProperty(window,"localStorage",{configurable:true,value:s=null})}';

/**
 * Puts the color mode onto the page before the style sheet arrives, from the address
 * (`?docusaurus-theme=dark`), the reader's choice or the owner's. A stored mode that is none of the
 * three (an older version's, another tool's) is forgotten.
 */
function colorMode({defaultMode, respectPrefersColorScheme}: Owner['colorMode']): string {
  const initial = respectPrefersColorScheme ? 'system' : defaultMode;
  return (
    'var t=s&&s.getItem("theme");' +
    'if(t&&!/^(light|dark|system)$/.test(t)){s.removeItem("theme");t=null}' +
    `t=q.get("docusaurus-theme")||t||"${initial}";` +
    'h.setAttribute("data-theme-choice",t);' +
    'h.setAttribute("data-theme",t!=="system"?t:' +
    'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light");'
  );
}

/** `?docusaurus-data-mode=embed` is `data-mode="embed"`, as the theme has it. */
const ASKED_DATA =
  'q.forEach(function(v,k){if(/^docusaurus-data-/.test(k))h.setAttribute(k.slice(11),v)});';

/**
 * A bar that was closed stays so. One with a new id counts as not closed from its first visit on,
 * not from the second.
 */
function announcement({id}: NonNullable<Owner['announcement']>): string {
  const quoted = JSON.stringify(id).replaceAll('<', '\\u003c');
  return (
    'var k="docusaurus.announcement.",d=k+"dismiss";' +
    `if(s&&s.getItem(k+"id")!==${quoted})s.removeItem(d);` +
    'h.setAttribute("data-announcement-bar-initially-dismissed",!!s&&s.getItem(d)==="true");'
  );
}

/**
 * The not-found page is rendered with tickers and served at every path. Where there are none, their
 * places are hidden before anything is drawn, so that nothing moves when they are taken out.
 */
function tickerPlaces(baseUrl: string): string {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const sections = WITHOUT_TICKERS.join('|');
  return `if(/^${base}(${sections})(\\/|$)/.test(l.pathname))h.setAttribute("data-tickers","off");`;
}

/**
 * What must run before anything is drawn. The theme's own script, which stands at the start of the
 * body and waits for the style sheet, is left out of the pages for it (`pageTemplate.ts`).
 */
export function headTags(owner: Owner): HtmlTagObject[] {
  const pieces = [
    BARE_ADDRESS,
    SAFE_STORAGE,
    colorMode(owner.colorMode),
    ASKED_DATA,
    owner.announcement ? announcement(owner.announcement) : '',
    tickerPlaces(owner.baseUrl),
  ];
  const given = 'location,document.documentElement,new URLSearchParams(location.search)';
  const innerHTML = `(function(l,h,q,s){${pieces.join('')}})(${given})`;
  return [{tagName: 'script', attributes: {}, innerHTML}];
}
