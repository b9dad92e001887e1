import type {FieldValue} from './splitFrontMatter';

/** What another tool's front matter says, in this site's terms; all of it text as it stood there. */
export interface PickedFields {
  readonly title?: string;
  /** Candidates for the description, the best first. */
  readonly excerpts: readonly string[];
  /** Candidates for the date, the best first. */
  readonly dates: readonly string[];
  readonly updated?: string;
  readonly slug?: string;
  /** Addresses that the post had, as paths or in full. */
  readonly addresses: readonly string[];
  readonly tags: readonly string[];
  readonly image?: string;
  readonly series?: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly separator?: string;
  /** The fields that were only looked at for something else, or not at all, as they stood. */
  readonly rest: Readonly<Record<string, FieldValue>>;
}

type Fields = Readonly<Record<string, FieldValue>>;

const TITLE = ['title', 'headline', 'name'];
const EXCERPT = [
  'description',
  'excerpt',
  'summary',
  'subtitle',
  'custom_excerpt',
  'meta_description',
  'abstract',
  'lead',
];
const DATE = [
  'date',
  'pubdate',
  'publishdate',
  'published_at',
  'publishedat',
  'date_published',
  'published',
  'created_at',
  'createdat',
  'created',
  'datetime',
];
const UPDATED = [
  'updated',
  'lastmod',
  'modified',
  'updated_at',
  'updatedat',
  'last_modified_at',
  'date_modified',
  'modified_at',
  'last_updated',
  'lastupdated',
];
const ADDRESS = ['permalink', 'url', 'path', 'canonical_url', 'link'];
const OLD_ADDRESS = ['aliases', 'redirect_from'];
const TAGS = ['tags', 'tag', 'categories', 'category', 'keywords', 'topics'];
const IMAGE = [
  'image',
  'cover_image',
  'coverimage',
  'featured_image',
  'featuredimage',
  'feature_image',
  'thumbnail',
  'banner',
  'hero',
  'heroimage',
  'cover',
  'header',
];

/** The texts of a value, however deep: of tags written as objects, the name. */
function textsIn(value: FieldValue | undefined): string[] {
  if (value === undefined || typeof value === 'string') {
    return value?.trim() ? [value.trim()] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap(textsIn);
  }
  const [named] = ['name', 'label', 'title', 'slug', 'image', 'url', 'src', 'relative']
    .map((key) => value[key])
    .filter((inner) => typeof inner === 'string');
  return textsIn(named);
}

function isYes(value: FieldValue | undefined): boolean {
  return typeof value === 'string' && /^(?:true|yes|1)$/i.test(value);
}

function isNo(value: FieldValue | undefined): boolean {
  return typeof value === 'string' && /^(?:false|no|0)$/i.test(value);
}

/** Reads the fields of Jekyll, Hugo, Zola, Ghost, WordPress and Medium exports, and of many others. */
export function pickFields(source: Fields): PickedFields {
  const {taxonomies, extra, ...top} = source;
  const inner = [taxonomies, extra].filter(
    (value): value is Fields => typeof value === 'object' && !Array.isArray(value),
  );
  const fields: Fields = Object.assign({}, ...inner, top) as Fields;
  const names = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]));
  const get = (name: string) => fields[names.get(name) ?? ''];
  const all = (keys: readonly string[]) => keys.flatMap((key) => textsIn(get(key)));
  const first = (keys: readonly string[]) => all(keys).at(0);

  const published = get('published');
  const dates = all(DATE).filter((text) => !/^(?:true|false|yes|no)$/i.test(text));
  const status = first(['status', 'visibility', 'state']);
  const taken = new Set(
    [
      TITLE.find((key) => textsIn(get(key)).length > 0),
      ...TAGS,
      'slug',
      'draft',
      'unlisted',
      'series',
      'excerpt_separator',
      ...(isYes(published) || isNo(published) ? ['published'] : []),
    ].filter((key) => key !== undefined),
  );
  return {
    title: first(TITLE),
    excerpts: all(EXCERPT),
    dates,
    updated: first(UPDATED),
    slug: first(['slug']),
    addresses: [...all(ADDRESS), ...all(OLD_ADDRESS)],
    tags: all(TAGS),
    image: first(IMAGE),
    series: first(['series']),
    isDraft:
      isYes(get('draft')) ||
      isNo(published) ||
      (status !== undefined && /^(?:draft|private|pending|future|trash)$/i.test(status)),
    isUnlisted: isYes(get('unlisted')) || status === 'unlisted',
    separator: first(['excerpt_separator']),
    rest: Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => !taken.has(name.toLowerCase()) && textsOrMore(value),
      ),
    ),
  };
}

function textsOrMore(value: FieldValue): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0;
}
