import type {HtmlTagObject} from '@docusaurus/types';

/**
 * `/blog/index.html` is the same page as `/blog`. Hosts answer it differently, some with their
 * not-found page, so the address is set right before anything is drawn.
 */
const bareAddress: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML:
    '(function(l){var p=l.pathname.replace(/\\/index\\.html$/,"");' +
    'if(p!==l.pathname)l.replace((p||"/")+l.search+l.hash)})(location)',
};

export const headTags: HtmlTagObject[] = [bareAddress];
