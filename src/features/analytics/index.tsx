import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {AnalyticsIds, Owner} from '../../lib/owner';
import {asksForPrivacy} from './asksForPrivacy';

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

/** Adds a script for each id that is set. The scripts count later page views by themselves. */
function loadAnalytics(analytics: Owner['analytics'], ids: AnalyticsIds): void {
  if (ids.script) {
    addScript(analytics.scriptAddress, {domain: ids.script});
  }
  if (ids.tagManager) {
    window.dataLayer ??= [];
    window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
    addScript(`${analytics.tagManagerAddress}?id=${ids.tagManager}`, {});
  }
}

/** Loads the analytics scripts that have an id, unless the browser asks not to be tracked. */
export default function Analytics(): null {
  const {analytics} = useOwner();
  const ids = useDocusaurusContext().siteConfig.customFields?.['analyticsIds'] as AnalyticsIds;
  useEffect(() => {
    if (!asksForPrivacy(navigator)) {
      loadAnalytics(analytics, ids);
    }
  }, [analytics, ids]);
  return null;
}
