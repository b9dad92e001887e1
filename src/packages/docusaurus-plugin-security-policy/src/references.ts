// cspell:words utteranc
import {DIRECTIVES} from './options.js';
import type {Sources} from './options.js';

/** A reference to something that a page or style sheet loads, embeds or sends a form to. */
export interface Reference {
  readonly directive: (typeof DIRECTIVES)[number];
  /** Full address on another site, or a scheme such as `data:`; undefined for an address on this site. */
  readonly address: string | undefined;
}

const COMMENT = /\/\*.*?\*\//gs;
const IMPORT = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
/**
 * Matches a call that creates a frame, as a minifier writes it, without the spaces of code that a page
 * only shows. `host` is the start of its address, up to the end of the host. In Markdown, Docusaurus' compiler
 * writes `t.iframe` for `"iframe"`.
 */
const FRAME =
  /\((?:["'`]iframe["'`]|[\w$]+\.iframe),\{(?:[^{}]|\{[^{}]*\})*?\bsrc:(?<quote>["'`])(?<host>(?:https?:)?\/\/[^/?#"'`$]+)(?=[/?#]|\k<quote>[,}])/g;
/** Matches the hosts of comments, whose widgets compute the address of their frame. */
const COMMENTS = /["'`](?<host>https:\/\/(?:giscus\.app|utteranc\.es))[/"'`]/g;
const URL_FUNCTION = /\burl\(\s*["']?([^"')\s]+)/gi;

/** Returns a list of one reference; an empty list if the address is on this site or no source can allow it. */
export function externalReferences(directive: Reference['directive'], address = ''): Reference[] {
  const text = address.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:/i.exec(absolute) ?? [];
  // A policy treats a `javascript:` address like an inline event handler, and ignores `about:blank`.
  const isElsewhere = !/^(?:|javascript:|about:)$/i.test(scheme) && URL.canParse(absolute);
  return isElsewhere ? [{directive, address: /^http/i.test(scheme) ? absolute : scheme}] : [];
}

/** Returns the source that allows a reference. */
export function sourceOf({address = "'self'"}: Reference): string {
  return /^http/i.test(address) ? new URL(address).origin : address;
}

/** Finds the style sheets and fonts that CSS loads from other sites. */
export function cssReferences(css: string): Reference[] {
  const code = css.replaceAll(COMMENT, '');
  const fontFaces = code.match(FONT_FACE)?.join('\n') ?? '';
  return [
    ...[...code.matchAll(IMPORT)].flatMap(([, address]) =>
      externalReferences('style-src', address),
    ),
    ...[...fontFaces.matchAll(URL_FUNCTION)].flatMap(([, address]) =>
      externalReferences('font-src', address),
    ),
  ];
}

/** Finds the frames of other sites that a script creates, such as one in a tab that is not open at first. */
export function scriptReferences(script: string): Reference[] {
  return [FRAME, COMMENTS]
    .flatMap((pattern) => [...script.matchAll(pattern)])
    .flatMap(({groups}) => externalReferences('frame-src', groups?.['host']));
}

/** Returns the sources that allow references, by directive. */
export function sourcesOf(references: readonly Reference[]): Sources {
  return Object.fromEntries(
    DIRECTIVES.map((name) => [
      name,
      references.filter(({directive}) => directive === name).map(sourceOf),
    ]),
  );
}
