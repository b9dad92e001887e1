import {DIRECTIVES} from './options.js';
import type {Sources} from './options.js';

/** Something that a page or style sheet loads, embeds or sends a form to. */
export interface Load {
  readonly directive: (typeof DIRECTIVES)[number];
  /** Full address on another site, or a scheme such as `data:`; undefined for an address on this site. */
  readonly address: string | undefined;
}

const COMMENT = /\/\*.*?\*\//gs;
const IMPORT = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const URL_FUNCTION = /\burl\(\s*["']?([^"')\s]+)/gi;

/** Returns a load as a list; an empty list if the address is on this site, or no source can allow it. */
export function loadOf(directive: Load['directive'], address = ''): Load[] {
  const text = address.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:/i.exec(absolute) ?? [];
  // A `javascript:` address is a handler, and no policy applies to `about:blank`.
  const isElsewhere = !/^(?:|javascript:|about:)$/i.test(scheme) && URL.canParse(absolute);
  return isElsewhere ? [{directive, address: /^http/i.test(scheme) ? absolute : scheme}] : [];
}

/** Returns the source that allows a load. */
export function sourceOf({address = "'self'"}: Load): string {
  return /^http/i.test(address) ? new URL(address).origin : address;
}

/** Finds the style sheets and fonts of other sites that CSS loads. */
export function loadsOfCss(css: string): Load[] {
  const code = css.replaceAll(COMMENT, '');
  const fontFaces = code.match(FONT_FACE)?.join('\n') ?? '';
  return [
    ...[...code.matchAll(IMPORT)].flatMap(([, address]) => loadOf('style-src', address)),
    ...[...fontFaces.matchAll(URL_FUNCTION)].flatMap(([, address]) => loadOf('font-src', address)),
  ];
}

/** Returns the sources that allow loads, by directive. */
export function sourcesOf(loads: readonly Load[]): Sources {
  return Object.fromEntries(
    DIRECTIVES.map((name) => [
      name,
      loads.filter(({directive}) => directive === name).map(sourceOf),
    ]),
  );
}
