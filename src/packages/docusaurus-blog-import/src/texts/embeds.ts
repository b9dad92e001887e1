import type {Attributes} from './attributes.js';
import {link} from './write.js';

/** Services with embeds identified by an id: tag names, link text, and address pattern. */
const SERVICES: readonly (readonly [names: string, label: string, address: string])[] = [
  ['youtube youtubevideo yt', 'Video on YouTube', 'https://www.youtube.com/watch?v={id}'],
  [
    'youtubepl youtubeplaylist',
    'Playlist on YouTube',
    'https://www.youtube.com/playlist?list={id}',
  ],
  ['vimeo', 'Video on Vimeo', 'https://vimeo.com/{id}'],
  ['wpvideo videopress', 'Video on VideoPress', 'https://videopress.com/v/{id}'],
  ['dailymotion', 'Video on Dailymotion', 'https://www.dailymotion.com/video/{id}'],
  ['bilibili', 'Video on Bilibili', 'https://www.bilibili.com/video/{id}'],
  ['twitch', 'Video on Twitch', 'https://www.twitch.tv/videos/{id}'],
  ['loom', 'Video on Loom', 'https://www.loom.com/share/{id}'],
  ['tiktok', 'Video on TikTok', 'https://www.tiktok.com/embed/{id}'],
  ['tweet twitter twittertweet x', 'Post on X', 'https://x.com/{id}'],
  ['instagram', 'Post on Instagram', 'https://www.instagram.com/p/{id}/'],
  ['gist', 'Gist', 'https://gist.github.com/{id}'],
  ['codepen', 'Pen on CodePen', 'https://codepen.io/{id}'],
  ['jsfiddle', 'Fiddle on JSFiddle', 'https://jsfiddle.net/{id}'],
  ['codesandbox', 'Sandbox on CodeSandbox', 'https://codesandbox.io/s/{id}'],
  ['stackblitz', 'Project on StackBlitz', 'https://stackblitz.com/edit/{id}'],
  ['asciinema', 'Recording on asciinema', 'https://asciinema.org/a/{id}'],
  ['soundcloud', 'Track on SoundCloud', 'https://soundcloud.com/{id}'],
  ['spotify', 'Spotify', 'https://open.spotify.com/{id}'],
  ['slideshare', 'Slides on SlideShare', 'https://www.slideshare.net/slideshow/embed_code/{id}'],
  ['speakerdeck', 'Slides on Speaker Deck', 'https://speakerdeck.com/player/{id}'],
  ['github', 'GitHub', 'https://github.com/{id}'],
  ['bluesky', 'Post on Bluesky', 'https://bsky.app/profile/{id}'],
  ['mastodon', 'Post on Mastodon', 'https://{id}'],
];

const SERVICE_BY_NAME = new Map(
  SERVICES.flatMap(([names, label, address]) =>
    names.split(' ').map((name) => [name, {label, address}] as const),
  ),
);

/** Functions, by link text, that build the `{id}` for services that identify an item by several values. */
const PATHS: Readonly<Record<string, (id: string, more: readonly string[]) => string>> = {
  'Post on X': (id, [status]) => (status ? `${id}/status/${status}` : `i/status/${id}`),
  'Pen on CodePen': (id, [name]) => {
    if (name) {
      return `${id}/pen/${name}`;
    }
    return id.includes('/') ? id.replace('/', '/pen/') : '';
  },
  'Fiddle on JSFiddle': (id, [name]) => (name ? `${id}/${name}` : id),
  GitHub: (id, [name]) => (name && !id.includes('/') ? `${id}/${name}` : id),
  Spotify: (id, [name]) => {
    if (name) {
      return `${id}/${name}`;
    }
    return id.includes('/') ? id : `track/${id}`;
  },
  // User, gist and file: `jo/123 a.js` or `jo 123 a.js`.
  Gist: (id, [first, second]) => {
    const joined = first ? `${id}/${first}` : id;
    const [item, file] = id.includes('/') ? [id, first] : [joined, second];
    return item + (file ? `#file-${file.toLowerCase().replace(/[^\w]+/g, '-')}` : '');
  },
};

const IS_ADDRESS = /^(?:https?:)?\/\/\S+$/i;

/** Attributes with the address or the id of an embed, in order of preference. */
const ADDRESS_ATTRIBUTES = 'src url href link to embedurl source file path';
const ID_ATTRIBUTES =
  'id videoid youtubeid tweetid tweetlink gistid v slug code hash penid slughash repo';

/** Normalizes a tag or file name for lookup: lower case, no hyphens, underscores, folder or extension. */
export function plainKey(name: string): string {
  return name
    .replace(/^.*\/|\.(?:html?|md|liquid)$/g, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

/** Returns the first non-empty value of the attributes in a space-separated list. */
export function firstOf(named: Attributes['named'], names: string): string | undefined {
  return names
    .split(' ')
    .map((name) => named[name])
    .find((each) => each);
}

/** Returns the value of an attribute for addresses, or else the first address among all values. */
export function addressIn({named, positional}: Attributes): string | undefined {
  const value = firstOf(named, ADDRESS_ATTRIBUTES);
  return value ?? [...Object.values(named), ...positional].find((each) => IS_ADDRESS.test(each));
}

/** Returns a link to an embedded item; undefined if the service is unknown, or the item is missing or invalid. */
export function embedOf(name: string, {named, positional}: Attributes) {
  // Ignores words that themes add, as in `lite-youtube` and `youtube-embed-lite`.
  const key = plainKey(name).replace(
    /^(?:lite|embed)(?=.)|(?<=.)(?:embed)?(?:lite|embed|simple)$/g,
    '',
  );
  const service = SERVICE_BY_NAME.get(key);
  if (!service) {
    return undefined;
  }
  const label = firstOf(named, 'title label') ?? service.label;
  const addressOrId = addressIn({named, positional});
  if (addressOrId && IS_ADDRESS.test(addressOrId)) {
    return {label, address: addressOrId.replace(/^\/\//, 'https://')};
  }
  const ids = ['user username', ID_ATTRIBUTES].map((names) => firstOf(named, names));
  const values = [...ids, ...positional, addressOrId];
  const [id, ...more] = values.filter((each): each is string => Boolean(each));
  const item = id && (PATHS[service.label]?.(id, more) ?? id);
  return item === undefined || item === '' || /\s/.test(item)
    ? undefined
    : {label, address: service.address.replace('{id}', () => item)};
}

/** Converts a Gatsby embed, a line of code such as `youtube: dQw4w9WgXcQ`, to a link; undefined for other code. */
export function embeddedLine(code: string): string | undefined {
  const [, name = '', value = ''] = /^`(\w+):\s*(?:\[[^\]]*\]\()?([^\s)`]+)\)?`$/.exec(code) ?? [];
  const service = name === 'video' ? 'youtube' : name;
  // Requires at least six characters for a YouTube id, so that a placeholder such as `youtube: id` stays code.
  const isId = IS_ADDRESS.test(value) || service !== 'youtube' || /^[\w-]{6,}$/.test(value);
  const found = value && isId ? embedOf(service, {named: {}, positional: [value]}) : undefined;
  return found && link(found.label, found.address);
}
