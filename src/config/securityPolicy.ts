import {algoliaHosts} from 'docusaurus-plugin-security-policy';
import type {PluginOptions, Sources} from 'docusaurus-plugin-security-policy';
import {LOCAL_HOSTS} from 'docusaurus-theme-search-ask';
import type {AlgoliaOptions} from 'docusaurus-theme-search-ask';
import {MEDIA} from '../data/shelves';
import {GISCUS} from '../features/comments/giscus';
import type {AnalyticsIds, Owner} from '../lib/owner';
import {videoHosts} from '../lib/videoHosts';

/** Settings of the owner file and the environment that determine which hosts pages may use. */
export interface Settings {
  readonly owner: Owner;
  readonly analyticsIds: AnalyticsIds;
  readonly algolia?: AlgoliaOptions | undefined;
}

/** Origin of the frame that the ticker tape's script adds to the page. */
const TAPE_FRAME = 'https://www.tradingview-widget.com';

function originsOf(...addresses: readonly (string | undefined | false)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}

function searchHosts({appId, insights}: AlgoliaOptions): string[] {
  return algoliaHosts(appId).filter((host) => insights || !host.includes('//insights.'));
}

/** Returns the hosts of the video players on the media pages. */
function videoFrames(): string[] {
  return Object.values(MEDIA).flatMap((entries) =>
    entries.flatMap(({video}) => (video ? [videoHosts[video.provider]] : [])),
  );
}

/** Returns the model servers that readers may choose in the chat: local ones and `chatHosts`. */
function modelHosts({chat, chatHosts = []}: Owner): string[] {
  const local = LOCAL_HOSTS.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  return chat === false ? [] : [...local, ...chatHosts];
}

/** Returns the hosts that pages load from or connect to with these settings, by directive. */
export function settingsSources({owner, analyticsIds, algolia}: Settings): Sources {
  const {comments, newsletter, predictions, tickerTape, analytics, securityPolicy} = owner;
  const allowedHosts = securityPolicy ? (securityPolicy.allowedHosts ?? []) : [];
  const analyticsHosts = originsOf(
    analyticsIds.script && analytics.scriptAddress,
    analyticsIds.tagManager && analytics.tagManagerAddress,
  );
  const giscus = comments ? [GISCUS] : [];
  return {
    'script-src': [...allowedHosts, ...analyticsHosts, ...originsOf(tickerTape?.script), ...giscus],
    'style-src': [...allowedHosts, ...giscus],
    'frame-src': [
      ...allowedHosts,
      ...giscus,
      ...originsOf(newsletter),
      ...(tickerTape ? [TAPE_FRAME] : []),
      ...videoFrames(),
    ],
    'form-action': allowedHosts,
    'connect-src': [
      ...allowedHosts,
      ...analyticsHosts,
      ...originsOf(predictions?.feed, predictions?.proxy),
      ...(algolia ? searchHosts(algolia) : []),
      ...modelHosts(owner),
    ],
  };
}

/** Returns the options of `docusaurus-plugin-security-policy` for this site. */
export function policyOptions(settings: Settings): PluginOptions {
  const {securityPolicy, strictPosts = false} = settings.owner;
  return {
    pages: securityPolicy !== false,
    directives: settingsSources(settings),
    inlineScripts: securityPolicy ? (securityPolicy.inlineScripts ?? []) : [],
    // Imported posts may contain content that the policy blocks. Without strictPosts, the build only warns.
    onBlockedContent: strictPosts ? 'throw' : 'warn',
    help:
      'In src/data/owner.ts, add hashes to securityPolicy.inlineScripts, and hosts to ' +
      'securityPolicy.allowedHosts. With securityPolicy: false, pages have no policy.',
    headerFiles: ['_headers', 'vercel.json'],
  };
}
