import type {Attributes} from './attributes.js';
import {withFenceInfo} from './dialects.js';
import {addressIn, embedOf, firstOf, plainKey} from './embeds.js';
import {evaluate} from './liquid.js';
import type {Written} from './write.js';
import {
  ADMONITION,
  ADMONITION_NAMES,
  MEDIA,
  PICTURE,
  admonition,
  admonitionKind,
  block,
  fence,
  inline,
  isPictureOrMedia,
  link,
  media,
  picture,
  withCaption,
} from './write.js';

/** A tag of another engine, or a component, as input of its writer. */
interface TagInput extends Attributes {
  readonly name: string;
  /** Converted content between the tags; undefined if the tag has no closing tag. */
  readonly inner?: string | undefined;
  /** Text after the name, as written. */
  readonly args?: string;
  /** True if the tag is written in place of an address, where Markdown allows no link. */
  readonly isInAddress?: boolean;
  /** Returns the path of a page's file, with a leading slash; the name itself if no file is found. */
  readonly findPage?: (name: string) => string;
  /** Fields of the post. */
  readonly page?: Readonly<Record<string, unknown>>;
}

type Writer = (tag: TagInput) => Written | undefined;

/** Returns a writer that does not convert tags without content. */
const withContent =
  (write: (inner: string, tag: TagInput) => Written): Writer =>
  (tag) =>
    tag.inner === undefined ? undefined : write(tag.inner, tag);

/**
 * Returns the title and the alternative text among the values after the address of a picture or player.
 * Octopress and Hexo write classes before the address, and sizes and the poster of a video after it.
 */
function textsAfter(source: string, {positional, args = ''}: TagInput) {
  const at = positional.indexOf(source);
  if (at === -1) {
    return {title: ''};
  }
  const others = positional
    .slice(at + 1)
    .filter((each) => !/^\d+(?:px|%)?$/.test(each) && !isPictureOrMedia(each));
  const after = args.slice(args.indexOf(source) + source.length);
  const isQuoted = /[\s,]["'`]/.test(after);
  // Eleventy separates values with commas; the second is the alternative text or the name of a variable.
  if (/^["'`]?\s*,/.test(after)) {
    return {title: '', alt: isQuoted ? others[0] : ''};
  }
  // Without quotes, all words are the title.
  const [title = '', alt] = isQuoted ? others : [others.join(' ')];
  return {title, alt};
}

const figure: Writer = (tag) => {
  const {named, positional, inner} = tag;
  const source =
    firstOf(named, 'src img image_path image file url') ??
    positional.find((value) => PICTURE.test(value) || /^(?:https?:)?\/\//.test(value)) ??
    named['path'];
  const {attr, attrlink} = named;
  const credit = attr && (attrlink ? `${attr} (${attrlink})` : attr);
  const words = firstOf(named, 'caption figcaption description desc legend') ?? (source && inner);
  const titled = [named['title'], words].filter(Boolean).join(': ');
  const caption = [titled, credit]
    .filter(Boolean)
    .join(' ')
    .replace(/<[^>]*>/g, '')
    .trim();
  if (!source) {
    return inner && caption ? block(withCaption(inner.trim(), caption)) : undefined;
  }
  const {title, alt} = textsAfter(source, tag);
  if (MEDIA.test(source)) {
    return media(source, caption || title);
  }
  const image = picture(source, named['alt'] ?? alt ?? (caption || title), title);
  const target = firstOf(named, 'link href') ?? (named['src'] ? named['url'] : undefined);
  return block(withCaption(target ? link(image, target) : image, caption));
};

const notice: Writer = ({name, named, positional, inner}) => {
  const content = inner ?? firstOf(named, 'content text');
  if (content === undefined) {
    return undefined;
  }
  const tagName = plainKey(name);
  const attribute = firstOf(named, 'type kind class level color style status');
  const [first = ''] = positional;
  // In `{{< notice x >}}`, any first value is the kind; in `{{< tip "A title" >}}`, only a known one.
  const isKind =
    ADMONITION.test(first.toLowerCase()) || (first !== '' && !ADMONITION.test(tagName));
  const kind = admonitionKind(attribute ?? (isKind ? first : tagName));
  const titleWords = positional
    .slice(attribute === undefined && isKind ? 1 : 0)
    .filter((each) => !/^(?:true|false|\d+)$/.test(each));
  return admonition(kind, firstOf(named, 'title header heading') ?? titleWords.join(' '), content);
};

const button: Writer = (tag) => {
  const address =
    firstOf(tag.named, 'relref ref') ??
    addressIn(tag) ??
    tag.positional.find((each) => each.includes('/'));
  const [after] = tag.positional.slice(tag.positional.indexOf(address ?? '') + 1);
  const words = tag.inner?.trim() || firstOf(tag.named, 'text label title') || after;
  return address ? inline(link(words ?? address, address)) : undefined;
};

const reference: Writer = ({named, positional, isInAddress, findPage = (name) => name}) => {
  // In Hexo, the words of a link to another site come first.
  const name = named['path'] ?? addressIn({named: {}, positional}) ?? positional[0];
  if (!name) {
    return undefined;
  }
  const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(name) ?? [];
  const found = file && findPage(file);
  // Adds `.md` to the name of a missing page: a link to a missing Markdown file becomes plain text later
  // (`resolveAddress.ts`), but a name alone would become an address on the old site.
  const isName = found === file && file !== '' && !/:|^\/|\.[a-z]\w*$/i.test(file);
  const address = found + (isName ? '.md' : '') + hash;
  const words = named['title'] ?? positional.filter((each) => each !== name).join(' ');
  return inline(
    isInAddress
      ? address.replaceAll(' ', '%20')
      : link(words || file.replace(/^.*\/|\.\w+$/g, ''), address),
  );
};

/** Writes a tag that shows a file, such as `include_code a.py lang:py Words`, as a link to the file. */
const included: Writer = (tag) => {
  const {positional} = tag;
  const file = positional.find((each) => /^[^:]+\.\w+$/.test(each));
  const words = positional.filter((each) => each !== file && !/^\w+(?::|\[.*\]$)/.test(each));
  return file ? reference({...tag, named: {}, positional: [file, ...words]}) : undefined;
};

const code = withContent((inner, {args = '', named, positional}) => {
  // Octopress and Hexo: title [lang:x] [address] [words].
  const language = firstOf(named, 'lang language type') ?? /\blang:(\S+)/.exec(args)?.[1];
  const words = positional.filter((each) => !/^\w+:|^linenos$|^hl_lines/.test(each)).join(' ');
  return fence(language ?? '', inner, firstOf(named, 'title file filename') ?? words);
});

const highlight = withContent((inner, {named, positional, args = ''}) => {
  const language = positional[0]?.split(':')[0] ?? firstOf(named, 'lang language') ?? '';
  const {text} = fence(language, inner, named['title']);
  const options = /\b(?:linenos|hl_lines|mark_lines)\b.*/.exec(args)?.[0].replace(/[{}]/g, '');
  return block(options ? withFenceInfo(text.replace('\n', () => ` {${options}}\n`)) : text);
});

const quotation = withContent((inner, {args = '', named}) => {
  const names = [named['author'], named['source']].filter(Boolean).join(', ');
  const address = firstOf(named, 'url link');
  const credit = names
    ? names + (address ? ` (${address})` : '')
    : args.replace(/\s+(https?:\S+)/, ' ($1)');
  const lines = `${inner.trim()}${credit ? `\n\n— ${credit}` : ''}`.split('\n');
  return block(lines.map((line) => `> ${line}`.trimEnd()).join('\n'));
});

const tab = withContent((inner, {named, positional}) => {
  const title = firstOf(named, 'title name header label tabname') ?? positional[0] ?? '';
  return block(`${title && `**${title}**\n\n`}${inner.trim()}`);
});

/** Writes the names of tabs above their content. Hexo's themes mark tabs with comments. */
const tabs = withContent((inner) => {
  const withNames = inner
    .replace(/\n*<!--\s*tab\b[ \t]*(.*?)(?:@[\w -]*)?\s*-->\n*/g, (_, name: string) =>
      name.trim() ? `\n\n**${name.trim()}**\n\n` : '\n\n',
    )
    .replace(/\n*<!--\s*endtab\s*-->/g, '\n');
  return block(withNames.trim());
});

const details = withContent((inner, {named, positional}) => {
  const summary = firstOf(named, 'summary title') ?? (positional.join(' ') || 'Details');
  return block(`<details>\n<summary>${summary}</summary>\n\n${inner.trim()}\n\n</details>`);
});

const math: Writer = ({inner, positional: [first = '']}) => {
  const formula = inner ?? first;
  const text = formula.replace(/^[\s$]+|[\s$]+$/g, '');
  if (text === '') {
    return block('');
  }
  return formula.includes('\n') ? block(`$$\n${text}\n$$`) : inline(`$$${text}$$`);
};

const parameter: Writer = ({page = {}, positional: [name = '']}) => {
  const value = evaluate(name, page);
  return value === undefined ? undefined : inline(value);
};

/** Writers by the names of tags, as `plainKey` returns them. */
const WRITERS: readonly (readonly [names: string, writer: Writer])[] = [
  [
    'figure figures img image picture pic photo imgproc imgcap assetimg fancybox lightbox responsiveimage imagecaption',
    figure,
  ],
  [`notice alert admonition callout box message infobox aside ${ADMONITION_NAMES}`, notice],
  ['button btn cta linkbutton', button],
  ['ref relref link posturl postlink postpath assetlink assetpath postref', reference],
  ['includecode notebook', included],
  ['codeblock code sourcecode prism', code],
  ['highlight', highlight],
  // In Hexo, the tag may contain the kind of the diagram.
  [
    'mermaid',
    withContent((inner, {args = ''}) => fence('mermaid', /=/.test(args) ? inner : args + inner)),
  ],
  ['katex math latex', math],
  ['pullquote', withContent((inner) => block(inner.replace(/\{"\s*|\s*"\}/g, '').trim()))],
  ['blockquote quote epigraph cq centerquote', quotation],
  ['details expand spoiler collapse fold folding hidetoggle accordion', details],
  [
    'gallery galleria columns column row col grid steps cards center centered left right div section span rawhtml html lead',
    withContent((inner) => block(inner.trim())),
  ],
  ['tabs tabgroup tabpane tabbed', tabs],
  ['tab tabitem step codetab', tab],
  ['raw verbatim', withContent((inner) => inline(inner))],
  ['param', parameter],
  ['toc tableofcontents baseurl siteurl br clear more break comment #', () => inline('')],
];

const WRITER_BY_NAME = new Map(
  WRITERS.flatMap(([names, writer]) => names.split(' ').map((name) => [name, writer] as const)),
);

/** Writes an unknown tag as the picture, the player or the link for its address. */
function writeByAddress(tag: TagInput): Written | undefined {
  const values = [...Object.values(tag.named), ...tag.positional];
  const found = addressIn(tag) ?? values.find(isPictureOrMedia);
  // A player may also have a picture, which is shown until it starts.
  const player = values.find((each) => MEDIA.test(each));
  const address = player !== undefined && PICTURE.test(found ?? '') ? player : found;
  const inner = tag.inner?.trim();
  if (!address) {
    return undefined;
  }
  if (inner && !MEDIA.test(address)) {
    const isLink = /^(?:https?:)?\/\/?\w/.test(address) && !PICTURE.test(address);
    return isLink && !/[[\]\n]/.test(inner) ? inline(link(inner, address)) : undefined;
  }
  if (isPictureOrMedia(address)) {
    return figure({...tag, named: {...tag.named, src: address}});
  }
  const words = firstOf(tag.named, 'title text caption');
  return inline(tag.isInAddress ? address : link(words ?? address, address));
}

/** Converts a tag to Markdown; undefined if it cannot be converted. */
export function writeTag(tag: TagInput): Written | undefined {
  const embed = embedOf(tag.name, tag);
  if (embed) {
    return tag.isInAddress ? inline(embed.address) : block(link(embed.label, embed.address));
  }
  return WRITER_BY_NAME.get(plainKey(tag.name))?.(tag) ?? writeByAddress(tag);
}
