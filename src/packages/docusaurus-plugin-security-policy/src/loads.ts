import {DIRECTIVES} from './options.js';
import type {Sources} from './options.js';

/** Something that a page or style sheet loads, embeds or sends a form to. */
export interface Load {
  readonly directive: (typeof DIRECTIVES)[number];
  /** Full address on another site; undefined for an object of this site. */
  readonly address: string | undefined;
}

const COMMENT = /\/\*.*?\*\//gs;
const IMPORT = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const URL_FUNCTION = /\burl\(\s*["']?([^"')\s]+)/gi;

/** Returns a load as a list; an empty list if the address is on this site. */
export function loadOf(directive: Load['directive'], address = ''): Load[] {
  const text = address.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  const isElsewhere = /^https?:\/\//i.test(absolute) && URL.canParse(absolute);
  return isElsewhere ? [{directive, address: absolute}] : [];
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

/** Returns the sources that allow loads: their hosts, by directive. */
export function sourcesOf(loads: readonly Load[]): Sources {
  return Object.fromEntries(
    DIRECTIVES.map((name) => [
      name,
      loads
        .filter(({directive}) => directive === name)
        .map(({address}) => (address === undefined ? "'self'" : new URL(address).origin)),
    ]),
  );
}
