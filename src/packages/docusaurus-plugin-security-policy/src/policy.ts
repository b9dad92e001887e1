import {createHash} from 'node:crypto';
import {matchesSource} from './matchesSource.js';
import {DIRECTIVES} from './options.js';
import type {Sources} from './options.js';

/** Sources that every page allows. */
const DEFAULTS: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // React writes `style` attributes that depend on data, such as the width of a bar. Scripts
  // compute them, so the build cannot know their hashes.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Bundlers inline small fonts.
  'font-src': ["'self'", 'data:'],
  // Images and media cannot run scripts. `http:` includes `https:`; scripts make `blob:` addresses.
  'img-src': ["'self'", 'data:', 'blob:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'http:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
};
/** Directives that allow nothing, unless a page or an option adds a source. */
const NONE: Sources = {'object-src': ["'none'"], 'base-uri': ["'none'"]};

/**
 * If one of these directives is missing, browsers fall back to another directive, which allows the site's
 * own files. If it is set, it must allow these files itself.
 */
const WITH_FALLBACK = ['worker-src', 'manifest-src'] as const;

/** A host whose style sheets load fonts from another host. */
const GOOGLE_FONTS = {css: 'https://fonts.googleapis.com/css', fonts: 'https://fonts.gstatic.com'};

/** Returns the source that allows an inline script, such as `'sha256-…'` with quotes. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Merges lists of sources without duplicates. */
export function mergeSources(...all: readonly Sources[]): Sources {
  return Object.fromEntries(
    DIRECTIVES.flatMap((name) => {
      const sources = [...new Set(all.flatMap((each) => each[name] ?? []))];
      return sources.length > 0 ? [[name, sources]] : [];
    }),
  );
}

/** Adds the sources that every page allows, and fonts from the hosts of allowed style sheets. */
export function withDefaults(sources: Sources): Sources {
  const styles = (sources['style-src'] ?? []).filter((source) => !source.startsWith("'"));
  const usesGoogle = styles.some((source) => matchesSource(source, GOOGLE_FONTS.css));
  const setExplicitly = WITH_FALLBACK.filter((name) => sources[name]?.length);
  return mergeSources(DEFAULTS, sources, {
    ...Object.fromEntries(setExplicitly.map((name) => [name, ["'self'"]])),
    'font-src': [...styles, ...(usesGoogle ? [GOOGLE_FONTS.fonts] : [])],
  });
}

/**
 * Returns the policy of a page.
 *
 * @param hashes hashes of the page's inline scripts, from `hashSource`
 * @param sources sources to allow in addition to the defaults
 */
export function policyText(hashes: readonly string[], sources: Sources): string {
  const all = withDefaults(mergeSources({'script-src': hashes}, sources));
  // Merging puts the directives in the order of `DIRECTIVES`.
  return Object.entries(mergeSources({...NONE, ...all}))
    .map(([name, list]) => [name, ...list].join(' '))
    .join(';');
}
