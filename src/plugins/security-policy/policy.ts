import {createHash} from 'node:crypto';
import {MEDIA} from '../../data/shelves';
import {LOCAL_HOSTS} from '../../lib/localHosts';
import type {AnalyticsIds, Owner} from '../../lib/owner';
import type {SearchSettings} from '../../lib/searchSettings';
import {videoHosts} from '../../lib/videoHosts';

/** Sources that a policy allows beside the site itself, by what is loaded from them. */
export interface Sources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
  readonly forms: readonly string[];
  readonly objects: readonly string[];
  readonly connections: readonly string[];
}

/** What `src/data/owner.ts` and the environment have switched on. */
export interface Settings {
  readonly owner: Pick<
    Owner,
    | 'chat'
    | 'chatHosts'
    | 'comments'
    | 'newsletter'
    | 'predictions'
    | 'tickerTape'
    | 'analytics'
    | 'securityPolicy'
  >;
  readonly analyticsIds: AnalyticsIds;
  readonly search: SearchSettings;
}

/** The tape's script puts a frame of this host into the page. */
const TAPE_FRAMES = 'https://www.tradingview-widget.com';

/** giscus' client brings a style sheet and a frame of the same host. */
const COMMENTS = 'https://giscus.app';

export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function originsOf(...addresses: readonly (string | undefined | false)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}

function searchHosts(search: SearchSettings): string[] {
  if (search.kind !== 'hosted') {
    return [];
  }
  const app = `https://${search.appId.toLowerCase()}`;
  return [
    ...[`${app}-dsn.algolia.net`, `${app}.algolia.net`],
    ...[1, 2, 3].map((fallback) => `${app}-${fallback}.algolianet.com`),
    ...(search.insights ? ['https://insights.algolia.io'] : []),
  ];
}

/** Hosts of the players that the site's own films are on. */
function filmHosts(): string[] {
  return Object.values(MEDIA).flatMap((entries) =>
    entries.flatMap(({video}) => (video ? [videoHosts[video.provider]] : [])),
  );
}

/** Servers of models that a reader may choose in the chat: any port of their own machine, and the owner's. */
function modelHosts({chat, chatHosts = []}: Settings['owner']): string[] {
  const local = LOCAL_HOSTS.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  return chat === false ? [] : [...local, ...chatHosts];
}

/** Every host that the owner's settings send a reader's browser to, and no other. */
export function settingsSources({owner, analyticsIds: ids, search}: Settings): Sources {
  const {comments, newsletter, predictions, tickerTape, analytics, securityPolicy} = owner;
  const own = securityPolicy ? (securityPolicy.allowedHosts ?? []) : [];
  const counters = originsOf(
    ids.script && analytics.scriptAddress,
    ids.tagManager && analytics.tagManagerAddress,
  );
  const giscus = comments ? [COMMENTS] : [];
  return {
    scripts: [...own, ...counters, ...originsOf(tickerTape?.script), ...giscus],
    styles: [...own, ...giscus],
    frames: [
      ...own,
      ...giscus,
      ...originsOf(newsletter),
      ...(tickerTape ? [TAPE_FRAMES] : []),
      ...filmHosts(),
    ],
    forms: own,
    objects: own,
    connections: [
      ...own,
      ...counters,
      ...originsOf(predictions?.feed, predictions?.proxy),
      ...searchHosts(search),
      ...modelHosts(owner),
    ],
  };
}

/**
 * The policy of a page. Styles may stand in elements: React writes them for what is data, such as
 * the width of a bar, and no hash is known beforehand of what a script computes.
 *
 * @param hashes of the page's inline scripts, as `hashSource` makes them
 */
export function policyText(hashes: readonly string[], sources: Sources): string {
  const directive = (name: string, ...values: readonly string[]) =>
    [name, ...new Set(values)].join(' ');
  return [
    "default-src 'self'",
    directive('script-src', "'self'", ...hashes, ...sources.scripts),
    directive('style-src', "'self'", "'unsafe-inline'", ...sources.styles),
    ...(sources.styles.length > 0 ? [directive('font-src', "'self'", ...sources.styles)] : []),
    // Pictures of the feed and of posts may lie anywhere, and run nothing.
    "img-src 'self' data: https:",
    "media-src 'self' data: https:",
    directive('connect-src', "'self'", ...sources.connections),
    directive('frame-src', "'self'", ...sources.frames),
    directive('form-action', "'self'", ...sources.forms),
    directive('object-src', ...(sources.objects.length > 0 ? sources.objects : ["'none'"])),
    "base-uri 'none'",
  ].join(';');
}

/** A page that only leads on: it runs its one script, and loads nothing. */
export function redirectPolicy(hashes: readonly string[]): string {
  return ["default-src 'none'", ['script-src', ...hashes].join(' '), "base-uri 'none'"].join(';');
}
