import type {AnalyticsIds} from '../../lib/analyticsIds';
import type {Owner} from '../../lib/owner';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

function addScript(address: string, data: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
}

/** Adds a script for each id that is set; both follow navigation within the site by themselves. */
export function loadAnalytics(analytics: Owner['analytics'], ids: AnalyticsIds): void {
  if (ids.script) {
    addScript(analytics.scriptAddress, {domain: ids.script});
  }
  if (ids.tagManager) {
    window.dataLayer ??= [];
    window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
    addScript(`${analytics.tagManagerAddress}?id=${ids.tagManager}`, {});
  }
}
