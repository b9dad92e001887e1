/** Address of a file on another site that a page or style sheet loads. */
export interface LoadedFile {
  readonly directive: 'font-src' | 'script-src' | 'style-src';
  readonly address: string;
}

const COMMENT = /\/\*.*?\*\//gs;
const IMPORT = /@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;
const URL_FUNCTION = /\burl\(\s*["']?([^"')\s]+)/gi;

/** Returns an address on another site with its scheme; undefined for any other address. */
export function addressElsewhere(address = ''): string | undefined {
  const text = address.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? absolute : undefined;
}

/** Returns a file as a list; an empty list if it is on this site. */
export function loadedFile(directive: LoadedFile['directive'], address?: string): LoadedFile[] {
  const absolute = addressElsewhere(address);
  return absolute === undefined ? [] : [{directive, address: absolute}];
}

/** Finds the style sheets and fonts of other sites that CSS loads. */
export function filesOfCss(css: string): LoadedFile[] {
  const code = css.replaceAll(COMMENT, '');
  const fontFaces = code.match(FONT_FACE)?.join('\n') ?? '';
  return [
    ...[...code.matchAll(IMPORT)].flatMap(([, address]) => loadedFile('style-src', address)),
    ...[...fontFaces.matchAll(URL_FUNCTION)].flatMap(([, address]) =>
      loadedFile('font-src', address),
    ),
  ];
}

/** Returns the origins of the files that a directive must allow. */
export function originsOf(files: readonly LoadedFile[], directive: LoadedFile['directive']) {
  return files
    .filter((file) => file.directive === directive)
    .map(({address}) => new URL(address).origin);
}
