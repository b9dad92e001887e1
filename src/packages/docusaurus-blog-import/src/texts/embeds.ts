import type {Attributes} from './attributes.js';

interface Service {
  /** Text of a link to it. */
  readonly label: string;
  /** Returns the address of an embedded item from the tag's values. */
  readonly address: (id: string, more: readonly string[]) => string;
  /** Pattern of its ids, if they could be mistaken for a word. */
  readonly id?: RegExp;
}

const by = (label: string, start: string, end = '', id?: RegExp): Service => ({
  label,
  address: (name) => start + name + end,
  ...(id ? {id} : {}),
});

/** An owner and a name, in one value or in two. */
const owned = (label: string, start: string, between: string): Service => ({
  label,
  address: (id, [name]) => start + (name ? `${id}${between}${name}` : id.replace('/', between)),
});

const YOUTUBE = by('Video on YouTube', 'https://www.youtube.com/watch?v=', '', /^[\w-]{6,}$/);
const POST_ON_X: Service = {
  label: 'Post on X',
  address: (id, [status]) =>
    `https://x.com/${status ? `${id}/status/${status}` : `i/status/${id}`}`,
};

/** Services whose items are embedded by an id, by the name of the tag without hyphens. */
const SERVICES: Readonly<Record<string, Service>> = {
  youtube: YOUTUBE,
  youtubelite: YOUTUBE,
  youtubeembed: YOUTUBE,
  liteyoutube: YOUTUBE,
  liteyoutubeembed: YOUTUBE,
  youtubevideo: YOUTUBE,
  yt: YOUTUBE,
  youtubepl: by('Playlist on YouTube', 'https://www.youtube.com/playlist?list='),
  youtubeplaylist: by('Playlist on YouTube', 'https://www.youtube.com/playlist?list='),
  vimeo: by('Video on Vimeo', 'https://vimeo.com/'),
  wpvideo: by('Video on VideoPress', 'https://videopress.com/v/'),
  videopress: by('Video on VideoPress', 'https://videopress.com/v/'),
  dailymotion: by('Video on Dailymotion', 'https://www.dailymotion.com/video/'),
  bilibili: by('Video on Bilibili', 'https://www.bilibili.com/video/'),
  twitch: by('Video on Twitch', 'https://www.twitch.tv/videos/'),
  loom: by('Video on Loom', 'https://www.loom.com/share/'),
  wistia: by('Video on Wistia', 'https://fast.wistia.net/embed/iframe/'),
  tiktok: by('Video on TikTok', 'https://www.tiktok.com/embed/'),
  tweet: POST_ON_X,
  twitter: POST_ON_X,
  tweetembed: POST_ON_X,
  twittertweet: POST_ON_X,
  twittersimple: POST_ON_X,
  x: POST_ON_X,
  xsimple: POST_ON_X,
  instagram: by('Post on Instagram', 'https://www.instagram.com/p/', '/'),
  instagramsimple: by('Post on Instagram', 'https://www.instagram.com/p/', '/'),
  gist: {
    label: 'Gist',
    address: (id, more) => {
      const [owner, file] = id.includes('/')
        ? [id, more[0]]
        : [[id, more[0]].filter(Boolean).join('/'), more[1]];
      const place = file ? `#file-${file.toLowerCase().replace(/[^\w]+/g, '-')}` : '';
      return `https://gist.github.com/${owner}${place}`;
    },
  },
  codepen: owned('Pen on CodePen', 'https://codepen.io/', '/pen/'),
  jsfiddle: by('Fiddle on JSFiddle', 'https://jsfiddle.net/', '/'),
  codesandbox: by('Sandbox on CodeSandbox', 'https://codesandbox.io/s/'),
  stackblitz: by('Project on StackBlitz', 'https://stackblitz.com/edit/'),
  replit: by('Project on Replit', 'https://replit.com/'),
  observable: by('Notebook on Observable', 'https://observablehq.com/'),
  asciinema: by('Recording on asciinema', 'https://asciinema.org/a/'),
  figma: by('Design on Figma', 'https://www.figma.com/file/'),
  soundcloud: by('Track on SoundCloud', 'https://soundcloud.com/'),
  spotify: {
    label: 'Spotify',
    address: (id, [name]) =>
      `https://open.spotify.com/${name ? `${id}/${name}` : id.includes('/') ? id : `track/${id}`}`,
  },
  slideshare: by('Slides on SlideShare', 'https://www.slideshare.net/slideshow/embed_code/'),
  speakerdeck: by('Slides on Speaker Deck', 'https://speakerdeck.com/player/'),
  gslides: by('Slides', 'https://docs.google.com/presentation/d/'),
  googleslides: by('Slides', 'https://docs.google.com/presentation/d/'),
  scribd: by('Document on Scribd', 'https://www.scribd.com/document/'),
  github: by('GitHub', 'https://github.com/'),
  bluesky: by('Post on Bluesky', 'https://bsky.app/profile/'),
  mastodon: by('Post on Mastodon', 'https://'),
  reddit: by('Post on Reddit', 'https://www.reddit.com/'),
};

const IS_ADDRESS = /^(?:https?:)?\/\/\S+$/i;

/** Names under which tags and components give an id or an address, best first. */
const ADDRESS_NAMES = ['src', 'url', 'href', 'link', 'to', 'embedurl', 'source', 'file', 'path'];
const ID_NAMES = [
  'id',
  'videoid',
  'youtubeid',
  'tweetid',
  'tweetlink',
  'gistid',
  'v',
  'slug',
  'code',
  'hash',
  'penid',
  'slughash',
];

/** A name as the tables have it: without case, hyphens and the folder and ending of a file. */
export function plainKey(name: string): string {
  return name
    .replace(/^.*\/|\.(?:html?|md|liquid)$/g, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

/** The first address among the values of a tag. */
export function addressIn({named, placed}: Attributes): string | undefined {
  const value = ADDRESS_NAMES.map((name) => named[name]).find((each) => each);
  return value ?? [...Object.values(named), ...placed].find((each) => IS_ADDRESS.test(each));
}

/** A link to what a tag or a component embeds; undefined if it is no known service, or has no id. */
export function embedOf(
  name: string,
  {named, placed}: Attributes,
): {readonly label: string; readonly address: string} | undefined {
  const key = plainKey(name).replace(/^embed(?=.)|(?<=.)embed$/, '');
  const service = Object.hasOwn(SERVICES, key) ? SERVICES[key] : undefined;
  if (!service) {
    return undefined;
  }
  const label = named['title'] ?? named['label'] ?? service.label;
  const whole = addressIn({named, placed});
  if (whole && IS_ADDRESS.test(whole)) {
    return {label, address: whole.replace(/^\/\//, 'https://')};
  }
  const own = ID_NAMES.map((each) => named[each]).find((each) => each);
  const user = named['user'] ?? named['username'];
  const values = [user, own, ...placed, whole].filter((each) => each !== undefined && each !== '');
  const [id, ...more] = values as string[];
  return id === undefined || /\s/.test(id)
    ? undefined
    : {label, address: service.address(id, more)};
}

/** The address that a line of Gatsby such as `youtube: id` embeds. */
export function embedOfLine(code: string): ReturnType<typeof embedOf> {
  const [, name = '', value = ''] = /^(\w+):\s*(?:\[[^\]]*\]\()?([^\s)]+)\)?$/.exec(code) ?? [];
  const isVideo = name === 'video';
  const found = embedOf(isVideo ? 'youtube' : name, {named: {}, placed: [value]});
  const pattern = SERVICES[isVideo ? 'youtube' : plainKey(name)]?.id;
  return value && found && (IS_ADDRESS.test(value) || !pattern || pattern.test(value))
    ? found
    : undefined;
}
