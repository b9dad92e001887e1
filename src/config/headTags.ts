import type {HtmlTagObject} from '@docusaurus/types';

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

export const headTags: HtmlTagObject[] = [bareAddress, safeStorage];
