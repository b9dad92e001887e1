import {algoliaHosts} from 'docusaurus-plugin-security-policy';
import type {PluginOptions, Sources} from 'docusaurus-plugin-security-policy';
import {LOCAL_HOSTS} from 'docusaurus-theme-search-ask';
import {MEDIA} from '../data/shelves';
import type {AnalyticsIds, Owner} from '../lib/owner';
import type {SearchSettings} from '../lib/searchSettings';
import {videoHosts} from '../lib/videoHosts';

/** Settings of the owner file and the environment that decide what pages load. */
export interface Settings {
  readonly owner: Owner;
  readonly ids: AnalyticsIds;
  readonly search: SearchSettings;
}

/** The ticker tape's script puts a frame of this host into the page. */
const TAPE_FRAMES = 'https://www.tradingview-widget.com';

/** The client of giscus brings a style sheet and a frame of the same host. */
const COMMENTS = 'https://giscus.app';

function originsOf(...addresses: readonly (string | undefined | false)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}

function searchHosts(search: SearchSettings): string[] {
  return search.kind === 'hosted'
    ? algoliaHosts(search.algolia.appId).filter(
        (host) => search.algolia.insights || !host.includes('//insights.'),
      )
    : [];
}

/** Hosts of the players of the videos that the site lists. */
function videoFrames(): string[] {
  return Object.values(MEDIA).flatMap((entries) =>
    entries.flatMap(({video}) => (video ? [videoHosts[video.provider]] : [])),
  );
}

/** Servers of models that a reader may choose in the chat: any port of their own machine, and the owner's. */
function modelHosts({chat, chatHosts = []}: Owner): string[] {
  const local = LOCAL_HOSTS.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  return chat === false ? [] : [...local, ...chatHosts];
}

/** Returns exactly the hosts that pages load from or connect to with the owner's settings. */
export function settingsSources({owner, ids, search}: Settings): Sources {
  const {comments, newsletter, predictions, tickerTape, analytics, securityPolicy} = owner;
  const own = securityPolicy ? (securityPolicy.allowedHosts ?? []) : [];
  const counters = originsOf(
    ids.script && analytics.scriptAddress,
    ids.tagManager && analytics.tagManagerAddress,
  );
  const giscus = comments ? [COMMENTS] : [];
  return {
    'script-src': [...own, ...counters, ...originsOf(tickerTape?.script), ...giscus],
    'style-src': [...own, ...giscus],
    'frame-src': [
      ...own,
      ...giscus,
      ...originsOf(newsletter),
      ...(tickerTape ? [TAPE_FRAMES] : []),
      ...videoFrames(),
    ],
    'form-action': own,
    'connect-src': [
      ...own,
      ...counters,
      ...originsOf(predictions?.feed, predictions?.proxy),
      ...searchHosts(search),
      ...modelHosts(owner),
    ],
  };
}

/** Options of `docusaurus-plugin-security-policy` for this site. */
export function policyOptions(settings: Settings): PluginOptions {
  const {securityPolicy, strictPosts = false} = settings.owner;
  return {
    pages: securityPolicy !== false,
    directives: settingsSources(settings),
    inlineScripts: securityPolicy ? (securityPolicy.inlineScripts ?? []) : [],
    // Imported posts may contain content that the policy blocks. Without strictPosts, the build only warns.
    onBlockedContent: strictPosts ? 'throw' : 'warn',
    help:
      'In src/data/owner.ts, "inlineScripts" is securityPolicy.inlineScripts, and hosts belong in ' +
      'securityPolicy.allowedHosts. With securityPolicy: false, pages have no policy.',
    headerFiles: ['_headers', 'vercel.json'],
    headers: [],
  };
}
