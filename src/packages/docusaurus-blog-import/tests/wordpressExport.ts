/** Text of each element of an item, by the element's name. */
type ElementTexts = Readonly<Record<string, string>>;

export const element = (name: string, text: string) => `<${name}><![CDATA[${text}]]></${name}>`;

export const meta = (key: string, value: string) =>
  `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`;

/** Returns an item of an export: a published post with the elements in `texts` and the XML in `more`. */
export function item(texts: ElementTexts, more = ''): string {
  const all: ElementTexts = {
    title: 'One',
    link: 'https://old.example/2018/11/one/',
    'dc:creator': 'bo',
    'wp:post_id': '7',
    'wp:post_name': 'one',
    'wp:post_date': '2018-11-02 23:00:00',
    'wp:post_type': 'post',
    'wp:status': 'publish',
    ...texts,
  };
  const elements = Object.entries(all).map(([name, text]) => element(name, text));
  return `<item>${elements.join('')}${more}</item>`;
}

/** Returns an export that ends with a comment, like those that page-caching plugins add. */
export const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:dc="d"><channel>
  <wp:author>${element('wp:author_login', 'bo')}${element('wp:author_display_name', 'Bo Vale')}</wp:author>
  ${items.join('')}</channel></rss>
<!-- Cached. -->`;

export const picture = item({
  'wp:post_type': 'attachment',
  'wp:post_id': '9',
  'wp:post_parent': '7',
  'wp:status': 'inherit',
  'wp:attachment_url': 'https://old.example/a.png',
  title: 'A pot',
  'excerpt:encoded': 'Green <i>tea</i>',
});
