import type {HtmlTagObject} from '@docusaurus/types';
import {COLORS} from '../features/pictures/plugin/cardColors';
import {TICKERS} from '../lib/owner';
import type {Owner} from '../lib/owner';
import {WITHOUT_TICKERS} from '../lib/paths';
import {escapePattern, scriptString} from '../lib/text';

/*
 * Pieces of one inline script, which is short because every page contains it. Its variables: `l` is the
 * location, `h` the root element, and `s` the local storage or null.
 */

/**
 * Returns code that removes `.html` and trailing slashes from the address, before the first paint and
 * before React reads it. Two leading slashes become one, because two would start a host name. Some hosts
 * serve a not-found page at `/blog/index.html`, so the code loads `/blog` instead. `/blog.html` and
 * `/blog/` serve the right page, so only their address changes. Pages whose canonical address ends in
 * `.html` keep it (`data-keeps-html`, set by `SiteMetadata`).
 */
function bareAddress(baseUrl: string): string {
  return (
    'var p=l.pathname.replace(/^\\/+/,"/").replace(/(\\/index)?\\.html$|\\/$/,""),r=l.search+l.hash;' +
    `if(p+"/"===${JSON.stringify(baseUrl)})p+="/";` +
    'if(/\\/index\\.html$/.test(l.pathname))l.replace(p+r);' +
    'else if(p!==l.pathname&&!h.hasAttribute("data-keeps-html"))history.replaceState(null,"",p+r);'
  );
}

/**
 * Code that tests local storage once, before any other script, and replaces it with null if it cannot be read or
 * written, as in frames, private windows, or on a full disk. Docusaurus treats null as "no storage":
 * reads return nothing, and writes are ignored without errors.
 */
const SAFE_STORAGE =
  'try{s=localStorage;s.setItem("__probe",1);s.removeItem("__probe")}' +
  'catch(e){console.warn("Local storage is not available: settings last until you leave the page.");' +
  'Object.defineProperty(window,"localStorage",{configurable:true,value:s=null})}';

/**
 * Returns code that sets the color mode before the first frame; Docusaurus' script does so only after
 * the style sheet has loaded. Removes stored values other than `light` and `dark`, such as `system`:
 * Docusaurus would set them as `data-theme`, and no styles exist for them. Without the switch, this
 * code removes any value, since readers could not change the mode back.
 */
function colorMode(options: Owner['colorMode']): string {
  const {defaultMode, respectPrefersColorScheme, disableSwitch} = options;
  const initial = respectPrefersColorScheme
    ? '(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")'
    : `"${defaultMode}"`;
  return (
    'var t=s&&s.getItem("theme");' +
    `if(t${disableSwitch ? '' : '&&!/^(light|dark)$/.test(t)'}){s.removeItem("theme");t=null}` +
    `h.setAttribute("data-theme",t||${initial});`
  );
}

/**
 * Returns code that shows a new announcement to readers who closed an older one. Docusaurus alone would
 * show it only on their second visit.
 */
function announcement({id}: NonNullable<Owner['announcement']>): string {
  return (
    'var k="docusaurus.announcement.";' +
    `if(s&&s.getItem(k+"id")!==${scriptString(id)})s.removeItem(k+"dismiss");`
  );
}

/**
 * Returns code for the not-found page, which is rendered with tickers but also served in sections
 * without them. There, the code hides the placeholders of the tickers before the first paint, so that
 * nothing shifts when React removes them.
 */
function hiddenTickers(baseUrl: string): string {
  const sections = WITHOUT_TICKERS.join('|');
  return `if(/^${escapePattern(baseUrl)}(${sections})(\\/|$)/.test(l.pathname))h.setAttribute("data-tickers","off");`;
}

/**
 * Returns code that shows an error if the style sheet is missing, for example because the site was
 * built for a different base path. The error has inline styles, because there is no style sheet.
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
    // Without this, icons would fill the page. The CSP does not block constructed style sheets.
    'var c=new CSSStyleSheet;c.replaceSync("a svg,button svg,span>svg{width:1.5em;height:1.5em}");' +
    'd.adoptedStyleSheets=[c];' +
    'd.body.prepend(b)}});'
  );
}

/** Returns the script that must run before the first paint and before Docusaurus' script in the body. */
export function headTags(owner: Owner): HtmlTagObject[] {
  const pieces = [
    bareAddress(owner.baseUrl),
    SAFE_STORAGE,
    colorMode(owner.colorMode),
    owner.announcement ? announcement(owner.announcement) : '',
    TICKERS.some((ticker) => owner[ticker]) ? hiddenTickers(owner.baseUrl) : '',
    missingStyles(owner.baseUrl),
  ];
  const innerHTML = `(function(l,h,s){${pieces.join('')}})(location,document.documentElement)`;
  return [{tagName: 'script', attributes: {}, innerHTML}];
}
