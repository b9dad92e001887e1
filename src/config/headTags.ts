import type {HtmlTagObject} from '@docusaurus/types';
import type {Owner} from '../lib/owner';
import {WITHOUT_TICKERS} from '../lib/showsTickers';

function inlineScript(innerHTML: string): HtmlTagObject {
  return {tagName: 'script', attributes: {}, innerHTML};
}

/**
 * `/blog/index.html` and `/blog.html` are the same page as `/blog`. Some hosts answer the first with
 * their not-found page, so it is asked for anew; the second is the page itself, whose address is
 * only set right. Both before anything is drawn, and before React compares path and page.
 */
const bareAddress = inlineScript(
  '(function(l){var p=l.pathname.replace(/(\\/index)?\\.html$/,"")||"/",r=l.search+l.hash;' +
    'if(/\\/index\\.html$/.test(l.pathname))l.replace(p+r);' +
    'else if(p!==l.pathname)history.replaceState(null,"",p+r)})(location)',
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
 * Puts the color mode onto the page before the style sheet arrives; the theme's own script runs
 * after it, and a frame between the two would flash. A stored mode that is none of the three (an
 * older version's, another tool's) is forgotten.
 */
function colorMode({defaultMode, respectPrefersColorScheme}: Owner['colorMode']): HtmlTagObject {
  return inlineScript(
    '(function(d,s){var t=s&&s.getItem("theme");' +
      'if(t&&!/^(light|dark|system)$/.test(t)){s.removeItem("theme");t=null}' +
      `if(t==="system"||(!t&&${respectPrefersColorScheme}))` +
      't=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";' +
      `d.setAttribute("data-theme",t||"${defaultMode}")})(document.documentElement,localStorage)`,
  );
}

/** A bar with a new id counts as not closed from its first visit on, not from the second. */
function freshAnnouncement({id}: NonNullable<Owner['announcement']>): HtmlTagObject {
  const quoted = JSON.stringify(id).replaceAll('<', '\\u003c');
  return inlineScript(
    `(function(s,k){if(s&&s.getItem(k+"id")!==${quoted})s.removeItem(k+"dismiss")})` +
      '(localStorage,"docusaurus.announcement.")',
  );
}

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
export function headTags({announcement, baseUrl, colorMode: mode}: Owner): HtmlTagObject[] {
  return [
    bareAddress,
    safeStorage,
    colorMode(mode),
    ...(announcement ? [freshAnnouncement(announcement)] : []),
    tickerPlaces(baseUrl),
  ];
}
