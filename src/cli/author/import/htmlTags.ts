export interface HtmlAttribute {
  readonly name: string;
  /** With entities as they stand; empty where there is none. */
  readonly value: string;
  /** Offsets in the text the tag was found in, the blank before it included. */
  readonly start: number;
  readonly end: number;
}

export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  /** As it is written. */
  readonly written: string;
  readonly isClosing: boolean;
  readonly attributes: readonly HtmlAttribute[];
  readonly start: number;
  readonly end: number;
}

const COMMENT = /<!--.*?(?:-->|$)/gs;
const TAG =
  /<(\/?)([a-z][\w:.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The tags in a piece of HTML, those in its comments left out. */
export function htmlTags(html: string): HtmlTag[] {
  const text = html.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  return [...text.matchAll(TAG)].map(
    ({index, 0: tag, 1: slash, 2: written = '', 3: attributes = ''}) => {
      const from = index + 1 + (slash?.length ?? 0) + written.length;
      return {
        name: written.toLowerCase(),
        written,
        isClosing: slash === '/',
        start: index,
        end: index + tag.length,
        attributes: [...attributes.matchAll(ATTRIBUTE)].map((match) => ({
          name: (match[1] ?? '').toLowerCase(),
          value: match[2] ?? match[3] ?? match[4] ?? '',
          start: from + match.index,
          end: from + match.index + match[0].length,
        })),
      };
    },
  );
}

export function attribute({attributes}: HtmlTag, name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value;
}

const NAMES =
  'a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li main map mark menu meter nav nobr ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp search section select small source span strike strong sub summary sup svg table tbody td tfoot th thead time tr track tt u ul var video wbr';

/** The elements of HTML that may stand in a post. */
export const ELEMENTS: ReadonlySet<string> = new Set(NAMES.split(' '));

/** Elements that run something, restyle the whole page, or swallow the text behind them. */
export const UNSAFE: ReadonlySet<string> = new Set(
  'applet base embed frame frameset link meta noembed noframes noscript object plaintext script style template textarea title xmp'.split(
    ' ',
  ),
);
