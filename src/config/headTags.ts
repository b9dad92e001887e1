import type {HtmlTagObject} from '@docusaurus/types';
import {COLORS} from '../features/pictures/plugin/cardColors';
import type {Owner} from '../lib/owner';
import {WITHOUT_TICKERS} from '../lib/paths';

/*
 * Parts of one inline script, kept short because every page has it. `l` is the location, `h` the root
 * element, and `s` the local storage or null.
 */

/**
 * `/blog/index.html` and `/blog.html` are the same page as `/blog`. Some hosts answer the first with
 * their not-found page, so `/blog` is requested instead; the second is the page itself, and only its
 * address is corrected, as is that of `/blog/`. All this happens before anything is drawn and before
 * React compares path and page.
 */
function bareAddress(baseUrl: string): string {
  return (
    'var p=l.pathname.replace(/(\\/index)?\\.html$|\\/$/,""),r=l.search+l.hash;' +
    `if(p+"/"===${JSON.stringify(baseUrl)})p+="/";` +
    'if(/\\/index\\.html$/.test(l.pathname))l.replace(p+r);' +
    'else if(p!==l.pathname&&!h.hasAttribute("data-keeps-html"))history.replaceState(null,"",p+r);'
  );
}

/**
 * Local storage may be missing, refuse to be read, or refuse to be written (frames, private modes,
 * strict privacy, a full disk). This tests it once, before any other script, and replaces it with null
 * if it fails. The theme's storage slots treat null as "no storage": reads return nothing, writes are
 * ignored, and nothing else is logged.
 */
const SAFE_STORAGE =
  'try{s=localStorage;s.setItem("__probe",1);s.removeItem("__probe")}' +
  'catch(e){console.warn("Local storage is not available: settings last until you leave the page.");' +
  'Object.defineProperty(window,"localStorage",{configurable:true,value:s=null})}';

/**
 * Puts the color mode onto the page before the style sheet arrives, so that it is in the first
 * frame: the theme's own script waits for the sheet. Stored values other than light and dark (`system`
 * included) are removed: the theme would set them as `data-theme`, and no styles exist for them.
 */
function colorMode({defaultMode, respectPrefersColorScheme}: Owner['colorMode']): string {
  const initial = respectPrefersColorScheme
    ? '(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")'
    : `"${defaultMode}"`;
  return (
    'var t=s&&s.getItem("theme");' +
    'if(t&&!/^(light|dark)$/.test(t)){s.removeItem("theme");t=null}' +
    `h.setAttribute("data-theme",t||${initial});`
  );
}

/** Shows a new announcement on the first visit; the theme alone would show it only on the second. */
function announcement({id}: NonNullable<Owner['announcement']>): string {
  const quoted = JSON.stringify(id).replaceAll('<', '\\u003c');
  return (
    'var k="docusaurus.announcement.";' +
    `if(s&&s.getItem(k+"id")!==${quoted})s.removeItem(k+"dismiss");`
  );
}

/**
 * The not-found page is rendered with tickers, but also served in sections without them. There, their
 * placeholders are hidden before the first paint, so that nothing shifts when React removes them.
 */
function tickerPlaces(baseUrl: string): string {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const sections = WITHOUT_TICKERS.join('|');
  return `if(/^${base}(${sections})(\\/|$)/.test(l.pathname))h.setAttribute("data-tickers","off");`;
}

/**
 * Shows an error if the style sheet is missing, for example because the site was built for another
 * base path. The error has inline styles, because there is no style sheet.
 */
function missingStyles(baseUrl: string): string {
  const looks =
    `margin:20px;padding:16px 20px;border:2px solid ${COLORS.accent};border-radius:6px;` +
    `background:${COLORS.ground};color:${COLORS.text};font:16px/1.5 ui-monospace,monospace`;
  const text =
    `This site did not load properly: its styles were not found below the base path ${baseUrl}. ` +
    'The text can still be read. If you run this site, check that it is served below that path.';
  return (
    'addEventListener("load",function(){' +
    'if(!getComputedStyle(h).getPropertyValue("--site-ground")){' +
    'var d=document,b=d.createElement("p");b.setAttribute("role","alert");' +
    `b.style.cssText=${JSON.stringify(looks)};b.textContent=${JSON.stringify(text)};` +
    // Icons have no intrinsic size. The CSP does not block constructed style sheets.
    'var c=new CSSStyleSheet;c.replaceSync("a svg,button svg,span>svg{width:1.5em;height:1.5em}");' +
    'd.adoptedStyleSheets=[c];' +
    'd.body.prepend(b)}});'
  );
}

/** Script that must run before the first paint and before the theme's script in the body. */
export function headTags(owner: Owner): HtmlTagObject[] {
  const pieces = [
    bareAddress(owner.baseUrl),
    SAFE_STORAGE,
    colorMode(owner.colorMode),
    owner.announcement ? announcement(owner.announcement) : '',
    owner.predictions || owner.tickerTape ? tickerPlaces(owner.baseUrl) : '',
    missingStyles(owner.baseUrl),
  ];
  const given = 'location,document.documentElement';
  const innerHTML = `(function(l,h,s){${pieces.join('')}})(${given})`;
  return [{tagName: 'script', attributes: {}, innerHTML}];
}
