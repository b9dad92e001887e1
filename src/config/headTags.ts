import type {HtmlTagObject} from '@docusaurus/types';
import {WITHOUT_TICKERS} from '../lib/showsTickers';

function inlineScript(innerHTML: string): HtmlTagObject {
  return {tagName: 'script', attributes: {}, innerHTML};
}

/**
 * `/blog/index.html` is the same page as `/blog`. Hosts answer it differently, some with their
 * not-found page, so the address is set right before anything is drawn.
 */
const bareAddress = inlineScript(
  '(function(l){var p=l.pathname.replace(/\\/index\\.html$/,"");' +
    'if(p!==l.pathname)l.replace((p||"/")+l.search+l.hash)})(location)',
);

/**
 * Local storage may be missing, refuse to be read, or refuse to be written (frames, private modes,
 * strict privacy, a full disk). It is tried once, before any other script; where it fails it is
 * taken away, which the theme's storage slots read as "none": reads return nothing, writes are
 * ignored, and the one warning is this one.
 */
const safeStorage = inlineScript(
  '(function(w){try{var k="__probe";w.localStorage.setItem(k,k);w.localStorage.removeItem(k)}' +
    'catch(e){console.warn("Local storage is not available: settings last until the page is left.");' +
    'Object.defineProperty(w,"localStorage",{configurable:true,value:null})}})(window)',
);

/**
 * A color mode that is none of the three (an older version's, another tool's) is forgotten: the
 * theme would put whatever is stored onto the page.
 */
const knownMode = inlineScript(
  '(function(s){try{if(s&&!/^(light|dark|system)$/.test(s.getItem("theme")||"dark"))' +
    's.removeItem("theme")}catch(e){}})(window.localStorage)',
);

/**
 * The not-found page is rendered with tickers and served at every path. Where there are none, their
 * places are hidden before anything is drawn, so that nothing moves when they are taken out.
 */
function tickerPlaces(baseUrl: string): HtmlTagObject {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const sections = WITHOUT_TICKERS.join('|');
  return inlineScript(
    `if(/^${base}(${sections})(\\/|$)/.test(location.pathname))` +
      'document.documentElement.setAttribute("data-tickers","off")',
  );
}

/** Scripts that must run before anything is drawn; each is a few bytes in every page. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  return [bareAddress, safeStorage, knownMode, tickerPlaces(baseUrl)];
}
