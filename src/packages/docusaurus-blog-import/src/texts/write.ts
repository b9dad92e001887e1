/** Markdown in place of a tag of HTML or of a template: a block on lines of its own, or inline. */
export interface Written {
  readonly text: string;
  readonly isBlock: boolean;
}

export const block = (text: string): Written => ({text, isBlock: true});
export const inline = (text: string): Written => ({text, isBlock: false});

/** Escapes brackets, which would end the label of a link. */
function label(words: string): string {
  return words
    .replace(/(?<!\\)([[\]])/g, '\\$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Puts an address into angle brackets if Markdown would otherwise end it early. */
function destination(address: string): string {
  return /[\s()<>]/.test(address)
    ? `<${address.replace(/[<>\n]/g, (character) => encodeURIComponent(character))}>`
    : address;
}

/** Writes a link. Its words may be a picture, whose brackets are not escaped. */
export function link(words: string, address: string): string {
  return `[${/^!?\[.*\)$/s.test(words) ? words : label(words)}](${destination(address)})`;
}

export function picture(address: string, alt: string, title = ''): string {
  const words = title.replace(/\s+/g, ' ').trim();
  const quoted = words && ` "${words.replaceAll('"', '’')}"`;
  return `![${label(alt)}](${destination(address)}${quoted})`;
}

/** Returns a picture, or a link around one, with its caption below it. */
export function withCaption(image: string, caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim();
  const mark = words.includes('*') ? '_' : '*';
  return words ? `${image}\n\n${mark}${words}${mark}` : image;
}

/** Returns the length of the longest match, but at least `minimum`. */
function longestRun(text: string, pattern: RegExp, minimum: number): number {
  return Math.max(minimum, ...Array.from(text.matchAll(pattern), ([run]) => run.length));
}

/** Returns a text as inline code. */
export function asCode(text: string): string {
  const longest = longestRun(text, /`+/g, 0);
  const ticks = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${ticks}${gap}${text.replace(/\s*\n\s*/g, ' ')}${gap}${ticks}`;
}

export function fence(language: string, code: string, title = ''): Written {
  const ticks = '`'.repeat(longestRun(code, /`{3,}/g, 2) + 1);
  const info = `${language} ${title && `title="${title.replaceAll('"', '’')}"`}`.trim();
  return block(`${ticks}${info}\n${code.replace(/^[ \t]*\n|\s+$/g, '')}\n${ticks}`);
}

/** Docusaurus' kinds of admonitions, by other engines' names for them. */
const KINDS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['tip', /^(?:tip|hint|success|check|done|idea|example|protip|green)$/],
  ['warning', /^(?:warning|warn|caution|attention|important|alert|yellow|orange)$/],
  ['danger', /^(?:danger|error|bug|fail|failure|missing|fire|red)$/],
  ['info', /^(?:info|information|abstract|summary|tldr|todo|question|help|faq|primary|blue)$/],
];

/** Names of tags that other engines show as admonitions. */
export const ADMONITION_NAMES =
  'note tip hint info success check warning warn caution attention danger error important bug example question abstract todo protip';
export const ADMONITION = new RegExp(`^(?:${ADMONITION_NAMES.replaceAll(' ', '|')})$`);

/** Converts another engine's kind of admonition to one of Docusaurus' kinds. */
export function admonitionKind(name: string): string {
  const plain = name.toLowerCase().replace(/^(?:alert|is|notice|callout)-+/, '');
  return KINDS.find(([, names]) => names.test(plain))?.[0] ?? 'note';
}

export function admonition(kind: string, title: string, content: string): Written {
  const colons = ':'.repeat(longestRun(content, /(?<=^[ \t]*):{3,}/gm, 2) + 1);
  // The title may contain a link.
  const words = /^[^[\]]*\[[^[\]]*\]\([^[\]]*$/.test(title) ? title.trim() : label(title);
  const titlePart = words && `[${words}]`;
  return block(`${colons}${kind}${titlePart}\n\n${content.trim()}\n\n${colons}`);
}

/** Matches the address of a picture. */
export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#].*)?$/i;
/** Matches the address of a video or audio file. Only the extension of an audio file is in a group. */
export const MEDIA = /\.(?:mp4|webm|ogv|mov|m4v|(mp3|ogg|oga|wav|m4a|flac))(?:[?#].*)?$/i;

/** True for the address of a picture, a video or an audio file. */
export function isPictureOrMedia(address: string): boolean {
  return PICTURE.test(address) || MEDIA.test(address);
}

/** Writes a player; for a file beside the post, a link, because Docusaurus publishes linked files. */
export function media(address: string, words: string): Written {
  if (!/^(?:https?:)?\//.test(address)) {
    return block(link(words || address.replace(/^.*\//, ''), address));
  }
  const name = MEDIA.exec(address)?.[1] ? 'audio' : 'video';
  return block(`<${name} controls src="${address}"></${name}>${words && `\n\n${words}`}`);
}

/** Marks the end of a block until the text after it is known. */
const BLOCK_END = '\u0000';

/** Appends a converted tag to a text, with empty lines and the marks of its list or quotation. */
export function append(before: string, {text, isBlock}: Written): string {
  if (!isBlock || text === '') {
    return before + text;
  }
  const lineStart = before.lastIndexOf('\n') + 1;
  const [above, line] = [before.slice(0, lineStart), before.slice(lineStart)];
  // In a table, replaces line breaks with spaces, because a cell cannot contain them.
  if (/^\s*\|/.test(line)) {
    return before + text.replace(/\s*\n\s*/g, ' ');
  }
  // In `> 1. text`, the start of the line is `> 1. `: the marks `> ` and the bullet `1. `.
  const [start = '', marks = '', bullet = ''] =
    /^((?:[ \t]|>[ \t]?)*)((?:[-*+]|\d+[.)])[ \t]+)?/.exec(line) ?? [];
  const prefix = marks + ' '.repeat(bullet.length);
  const lines = text.replaceAll('\n', `\n${prefix}`).replace(/[ \t]+$/gm, '');
  // Other text precedes the tag on its line.
  if (start !== line) {
    // Outside lists, four spaces would make the block code.
    const isInList = /^(?:[-*+]|\d+[.)])[ \t]/.test(above.match(/^\S.*/gm)?.at(-1) ?? '');
    const isCode = /^(?: {4}|\t)/.test(prefix) && !isInList;
    return isCode
      ? `${before.trimEnd()}\n\n${text}${BLOCK_END}`
      : `${before.trimEnd()}\n${prefix.trimEnd()}\n${prefix}${lines}${BLOCK_END}`;
  }
  // Without an empty line above it, the block gets one (with `>` in a quotation), unless it begins the text
  // or a list item.
  const isSeparate = bullet !== '' || /^$|(?:^|\n)[ \t>]*\n$/.test(above);
  const gap = isSeparate ? '' : `${line.trimEnd()}\n`;
  return above + gap + line + lines + BLOCK_END;
}

/** Adds empty lines below blocks, unless an empty line, a quotation, a table cell or a list follows. */
export function endBlocks(text: string): string {
  // `\0` is `BLOCK_END`.
  return text
    .replace(/\0(?=[ \t]*(?:\||\n[ \t>]*(?:\n|$)|\n[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])|$))/g, '')
    .replace(/\0[ \t]*\n?/g, '\n\n');
}
