/** Attributes that say something to the site's style sheets and scripts alone. */
const OWN_ATTRIBUTES = / (?:class|translate|tabindex|data-[a-z-]+)="[^"]*"/g;

const CODE_BLOCK = /(<pre\b[^>]*>)([^]*?)(<\/pre>)/g;
const HASH_LINK = /<a [^<>]*class="hash-link"[^<>]*>[^<]*<\/a>/g;
const COMMENT = /<!--[^]*?-->/g;
/** Other kinds of a picture. Docusaurus leaves their addresses without the host, unlike the picture's. */
const PICTURE_SOURCE = /<source\b[^<>]*\ssrcset="[^<>]*>/g;
/** A plot's drawings, whose colors are the site's style sheet's. Its words and its table stay. */
const PLOT_DRAWING = /<svg\b[^<>]*\saria-labelledby="?plot-[^]*?<\/svg>/g;
const TAG = /<[a-z][^<>]*>/gi;

/** Code without the elements that color it; a line that was an element ends with a line break. */
function plainCode(code: string): string {
  return code.replace(/<br\s*\/?>/g, '\n').replace(/<\/?(?:span|div)\b[^<>]*>/g, '');
}

/**
 * A post's HTML as a feed needs it. Readers of feeds have a style of their own: they get code as
 * text, pictures of one kind, and no classes, marks of React or links of headings to themselves.
 *
 * @param html as React wrote it: `<` in texts and in values is escaped
 */
export function plainFeedHtml(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(HASH_LINK, '')
    .replace(PICTURE_SOURCE, '')
    .replace(PLOT_DRAWING, '')
    .replace(CODE_BLOCK, (_block, open: string, code: string, close: string) =>
      [open, plainCode(code), close].join(''),
    )
    .replace(TAG, (tag) => tag.replace(OWN_ATTRIBUTES, ''));
}
