import type {Plugin} from '@docusaurus/types';
import type {AnalyticsIds, Owner} from '../../lib/owner';
import {scriptString} from '../../lib/text';

/**
 * Returns a script that loads each service whose id is set, after the page has loaded and unless the
 * browser sends Do Not Track or Global Privacy Control. The script is inline, because the client runs
 * only after an interaction, but every visit must be counted. The services count later page views by
 * themselves. Returns an empty string if no id is set.
 */
export function analyticsScript(analytics: Owner['analytics'], ids: AnalyticsIds): string {
  const {script: siteId, tagManager: containerId} = ids;
  // In the script, `w` is the window, `n` the navigator, and `a` a function that adds a script element.
  const services = [
    siteId && `a(${scriptString(analytics.scriptAddress)},${scriptString(siteId)});`,
    containerId &&
      '(w.dataLayer=w.dataLayer||[]).push({"gtm.start":Date.now(),event:"gtm.js"});' +
        `a(${scriptString(`${analytics.tagManagerAddress}?id=${containerId}`)});`,
  ].filter(Boolean);
  return services.length === 0
    ? ''
    : '(function(w,n){w.addEventListener("load",function(){' +
        'if(/^(1|yes)$/.test(n.doNotTrack)||n.globalPrivacyControl===true)return;' +
        'function a(src,domain){var s=document.createElement("script");s.async=true;s.src=src;' +
        'if(domain)s.dataset.domain=domain;document.head.append(s)}' +
        `${services.join('')}})})(window,navigator)`;
}

export default function analytics(owner: Owner, ids: AnalyticsIds): Plugin {
  const innerHTML = analyticsScript(owner.analytics, ids);
  return {
    name: 'analytics',
    injectHtmlTags: () => ({headTags: innerHTML ? [{tagName: 'script', innerHTML}] : []}),
  };
}
