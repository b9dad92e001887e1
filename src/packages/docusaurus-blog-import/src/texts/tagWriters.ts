import type {Attributes} from './attributes.js';
import {addressIn, embedOf, plainKey} from './embeds.js';
import type {Written} from './write.js';
import {
  admonition,
  admonitionKind,
  block,
  details,
  fence,
  inline,
  isMedia,
  link,
  media,
  picture,
} from './write.js';

/** A tag of another engine, as its writer sees it. */
interface TagInput extends Attributes {
  readonly name: string;
  /** Converted content between the tags; undefined if the tag has no closing tag. */
  readonly inner: string | undefined;
  /** Text after the name, as written. */
  readonly args: string;
  /** True if the address of a link is expected here, not a link. */
  readonly isInAddress: boolean;
  /** Returns the path of a page's file from the root; the name itself if no file is found. */
  readonly findPage: (name: string) => string;
  /** Fields of the post. */
  readonly page: Readonly<Record<string, unknown>>;
}

type Writer = (tag: TagInput) => Written | undefined;

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#].*)?$/i;

function isPath(value: string): boolean {
  return PICTURE.test(value) || /^(?:https?:)?\/\//.test(value);
}

const figure: Writer = (tag) => {
  const {named, placed, inner} = tag;
  const source =
    named['src'] ??
    named['image_path'] ??
    named['image'] ??
    named['file'] ??
    named['url'] ??
    placed.find(isPath) ??
    named['path'];
  if (!source) {
    return undefined;
  }
  // Octopress and Hexo put classes and sizes before and after the address.
  const after = tag.args.slice(tag.args.indexOf(source) + source.length);
  const quoted = [...after.matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single,
  );
  const bare = after.includes('=')
    ? ''
    : after
        .replace(/["']/g, '')
        .replace(/(?:^|\s)\d+(?:px|%)?(?=\s|$)/g, '')
        .trim();
  const [title, alt] = placed.includes(source) ? (quoted.length > 0 ? quoted : [bare]) : [];
  const by =
    named['attr'] &&
    (named['attrlink'] ? `${named['attr']} (${named['attrlink']})` : named['attr']);
  const words = [named['caption'] ?? inner ?? named['title'] ?? title, by]
    .filter(Boolean)
    .join(' ');
  const caption = words.replace(/<[^>]*>/g, '').trim();
  if (isMedia(source)) {
    return media(source, caption);
  }
  const shown = picture(source, named['alt'] ?? alt ?? caption, caption);
  const target = named['link'] ?? named['href'] ?? (named['src'] ? named['url'] : undefined);
  return block(target ? link(shown, target) : shown);
};

const player: Writer = (tag) => {
  const address =
    addressIn(tag) ?? tag.named['mp4'] ?? tag.named['webm'] ?? tag.named['mp3'] ?? tag.placed[0];
  const words = tag.named['caption'] ?? tag.named['title'] ?? tag.inner ?? '';
  return address ? media(address, words.trim()) : undefined;
};

const ADMONITION =
  /^(?:note|tip|hint|info|success|check|warning|warn|caution|attention|danger|error|important|bug|example|question|abstract|todo|aside|protip)$/;

const notice: Writer = ({name, named, placed, inner}) => {
  if (inner === undefined && named['content'] === undefined && named['text'] === undefined) {
    return undefined;
  }
  const own = plainKey(name);
  const given =
    named['type'] ??
    named['kind'] ??
    named['class'] ??
    named['level'] ??
    named['color'] ??
    named['style'] ??
    named['status'];
  const [first = ''] = placed;
  const isKind = ADMONITION.test(first.toLowerCase()) || (first !== '' && !ADMONITION.test(own));
  const kind = admonitionKind(given ?? (isKind ? first : own));
  const rest = placed.slice(given === undefined && isKind ? 1 : 0);
  const title =
    named['title'] ??
    named['header'] ??
    named['heading'] ??
    rest.filter((each) => !/^(?:true|false|\d+)$/.test(each)).join(' ');
  return admonition(kind, title, inner ?? named['content'] ?? named['text'] ?? '');
};

const button: Writer = (tag) => {
  const address =
    tag.named['relref'] ??
    tag.named['ref'] ??
    addressIn(tag) ??
    tag.placed.find((each) => each.includes('/'));
  const words = tag.inner?.trim() || tag.named['text'] || tag.named['label'] || tag.named['title'];
  return address ? inline(link(words ?? address, address)) : undefined;
};

const reference: Writer = (tag) => {
  const name = tag.named['path'] ?? tag.placed[0];
  if (!name) {
    return undefined;
  }
  const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(name) ?? [];
  const address = (file && tag.findPage(file)) + hash;
  const words = tag.named['title'] ?? tag.placed.slice(1).join(' ');
  return inline(
    tag.isInAddress
      ? address.replaceAll(' ', '%20')
      : link(words || file.replace(/^.*\/|\.\w+$/g, ''), address),
  );
};

const code: Writer = ({args, named, placed, inner}) => {
  if (inner === undefined) {
    return undefined;
  }
  // Octopress and Hexo: title [lang:x] [address] [words].
  const language =
    named['lang'] ?? named['language'] ?? named['type'] ?? /\blang:(\S+)/.exec(args)?.[1];
  const words = placed
    .filter((each) => !/^\w+:/.test(each) && !/^linenos$|^hl_lines/.test(each))
    .join(' ');
  return fence(
    language ?? '',
    inner,
    named['title'] ?? named['file'] ?? named['filename'] ?? words,
  );
};

const highlight: Writer = (tag) =>
  tag.inner === undefined
    ? undefined
    : fence(
        tag.placed[0]?.split(':')[0] ?? tag.named['lang'] ?? tag.named['language'] ?? '',
        tag.inner,
        tag.named['title'] ?? '',
      );

const quotation: Writer = ({inner, args}) => {
  const from = args.replace(/\s+(https?:\S+)/, ' ($1)');
  const lines = `${inner?.trim() ?? ''}${from ? `\n\n— ${from}` : ''}`.split('\n');
  return inner === undefined
    ? undefined
    : block(lines.map((line) => `> ${line}`.trimEnd()).join('\n'));
};

const tab: Writer = ({named, placed, inner}) => {
  const title =
    named['title'] ??
    named['name'] ??
    named['header'] ??
    named['label'] ??
    named['tabname'] ??
    placed[0] ??
    '';
  return inner === undefined ? undefined : block(`${title && `**${title}**\n\n`}${inner.trim()}`);
};

const content: Writer = ({inner}) => (inner === undefined ? undefined : block(inner.trim()));
const dropped: Writer = () => inline('');

const math: Writer = ({inner, placed}) => {
  const formula = inner ?? placed[0];
  return formula === undefined
    ? block('')
    : formula.includes('\n')
      ? block(`$$\n${formula.trim()}\n$$`)
      : inline(`$$${formula.trim()}$$`);
};

const WRITERS: readonly (readonly [names: string, writer: Writer])[] = [
  [
    'figure figures img image picture pic photo imgproc imgcap assetimg fancybox lightbox responsiveimage imagecaption',
    figure,
  ],
  ['video audio mp4 player videoplayer html5video', player],
  ['notice alert admonition callout box message infobox aside', notice],
  [
    'note tip hint info success check warning warn caution attention danger error important bug example question abstract todo protip',
    notice,
  ],
  ['button btn cta linkbutton', button],
  ['ref relref link postlink postpath assetlink assetpath postref', reference],
  ['codeblock code sourcecode prism', code],
  ['highlight', highlight],
  ['mermaid', ({inner}) => (inner === undefined ? undefined : fence('mermaid', inner))],
  ['katex math latex', math],
  [
    'pullquote',
    ({inner}) =>
      inner === undefined ? undefined : block(inner.replace(/\{"\s*|\s*"\}/g, '').trim()),
  ],
  ['blockquote quote epigraph', quotation],
  [
    'tabs tabgroup tabpane tabbed gallery galleria columns column row col grid steps cards center centered left right div section span rawhtml html lead',
    content,
  ],
  ['tab tabitem step codetab', tab],
  ['toc tableofcontents baseurl siteurl br clear more break', dropped],
  ['comment', dropped],
];

const TABLE = new Map(
  WRITERS.flatMap(([names, writer]) => names.split(' ').map((name) => [name, writer] as const)),
);

/** A tag that is in no table: a file or an address that it names. */
function byAddress(tag: TagInput): Written | undefined {
  const address = addressIn(tag) ?? tag.placed.find((each) => PICTURE.test(each));
  if (!address || tag.inner?.trim()) {
    return undefined;
  }
  if (PICTURE.test(address) || isMedia(address)) {
    return figure({...tag, named: {...tag.named, src: address}});
  }
  const words = tag.named['title'] ?? tag.named['text'] ?? tag.named['caption'];
  return inline(tag.isInAddress ? address : link(words ?? address, address));
}

/** The Markdown of a tag; undefined if it cannot be written in Markdown. */
export function writeTag(tag: TagInput): Written | undefined {
  const key = plainKey(tag.name);
  if (
    key === 'details' ||
    key === 'expand' ||
    key === 'spoiler' ||
    key === 'collapse' ||
    key === 'fold'
  ) {
    const summary =
      tag.named['summary'] ?? tag.named['title'] ?? (tag.placed.join(' ') || 'Details');
    return tag.inner === undefined ? undefined : details(summary, tag.inner);
  }
  if (key === 'param') {
    const value = tag.page[tag.placed[0] ?? ''];
    return typeof value === 'string' || typeof value === 'number'
      ? inline(String(value))
      : undefined;
  }
  const embed = embedOf(tag.name, tag);
  if (embed) {
    return tag.isInAddress ? inline(embed.address) : block(link(embed.label, embed.address));
  }
  return TABLE.get(key)?.(tag) ?? byAddress(tag);
}
