import {asksForPrivacy} from '../../../lib/asksForPrivacy';
import {useSearchSettings} from '../useSearchSettings';
import type {Insights} from './createInsights';
import {createInsights} from './createInsights';

let insights: Insights | undefined;

/**
 * One teller a visit; undefined where events are off: on the server, by the settings, or because the
 * reader's browser asks for it. Always the same object, so that nothing is set up anew for it.
 */
export function useInsights(): Insights | undefined {
  const settings = useSearchSettings();
  if (
    typeof window === 'undefined' ||
    settings.kind !== 'hosted' ||
    !settings.insights ||
    asksForPrivacy(navigator)
  ) {
    return undefined;
  }
  insights ??= createInsights(settings);
  return insights;
}
