import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect} from 'react';
import {useOwner} from '../../hooks/useOwner';
import type {AnalyticsIds} from '../../lib/analyticsIds';
import {asksForPrivacy} from '../../lib/asksForPrivacy';
import {loadAnalytics} from './loadAnalytics';

/** Loads the scripts that have an id, unless the reader's browser asks not to be followed. */
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
