import {readAstro} from './astro.js';
import {readDocusaurus} from './docusaurus.js';
import {readEleventy} from './eleventy.js';
import {readExportFile} from './exports.js';
import {readGatsby} from './gatsby.js';
import {readHugo} from './hugo.js';
import {readJekyll} from './jekyll.js';
import {readNext} from './next.js';
import type {OldAddress, OldFiles, OldPost, OldSite} from './rules.js';
import {lowerKeys, readConfig, textOf} from './rules.js';

/** Readers by the file that identifies an engine; the first match wins. */
const ENGINES: readonly (readonly [RegExp, (file: string, exported: OldFiles) => OldSite])[] = [
  [/^docusaurus\.config\.\w+$/, readDocusaurus],
  [/(?:^|\/)astro\.config\.\w+$/, readAstro],
  [/(?:^|\/)gatsby-config\.\w+$/, readGatsby],
  [/(?:^|\/)next\.config\.\w+$/, readNext],
  [/(?:^|\/)(?:\.eleventy|eleventy\.config)\.[mc]?[jt]s$/, readEleventy],
  [/(?:^|\/)_config\.(?:ya?ml|toml)$/, readJekyll],
  [/(?:^|\/)hugo\.(?:toml|ya?ml|json)$/, readHugo],
  [/(?:^|\/)config\.(?:toml|ya?ml|json)$/, readHugo],
];

/** Hosts that engines put into a new configuration. */
const PLACEHOLDER =
  /^(?:localhost|127\.0\.0\.1|(?:www\.)?example\.(?:com|org|net)|replace-this.*|your.*\.com)$/;
/** Stands in for the host of an address without one. */
const OLD = 'https://old.invalid';

/** True if a file called `config` is one of Hugo, and not of Zola or of a tool. */
function isHugo(file: string, exported: OldFiles): boolean {
  if (/(?:^|\/)hugo\./.test(file)) {
    return true;
  }
  try {
    const config = readConfig(file, exported);
    const names = ['baseurl', 'languagecode', 'permalinks', 'taxonomies', 'theme', 'params'];
    return names.some((name) => name in config) && !('base_url' in config);
  } catch {
    return false;
  }
}

function findEngine(exported: OldFiles): OldSite | undefined {
  for (const [pattern, read] of ENGINES) {
    const file = exported.files.find(
      (each) => pattern.test(each) && (read !== readHugo || isHugo(each, exported)),
    );
    if (file !== undefined) {
      try {
        return read(file, exported);
      } catch {
        // Without its configuration, the addresses of a site are unknown.
        return {addressOf: () => undefined};
      }
    }
  }
  const {files} = exported;
  if (
    files.some((file) => /(?:^|\/)_posts\/\d{4}-\d{1,2}-\d{1,2}-/.test(file)) &&
    !files.includes('package.json')
  ) {
    return readJekyll(undefined, exported);
  }
  return undefined;
}

/** The address in the front matter of a post, which counts where no configuration says more. */
function ownAddress({fields}: OldPost): OldAddress | undefined {
  const all = lowerKeys(fields);
  const [name = ''] = ['permalink', 'url', 'path', 'link'].filter((each) =>
    /^(?:\/(?!\/)|https?:\/\/)(?!.*[/:]:\w)(?!.*\{\{)/.test(textOf(all[each]) ?? ''),
  );
  const text = textOf(all[name]) ?? '';
  const isWhole = /^https?:/.test(text);
  const url = URL.canParse(text, OLD) ? new URL(text, OLD) : undefined;
  return name === '' || url === undefined || url.search !== ''
    ? undefined
    : {path: url.pathname, rule: `${name} of the post`, ...(isWhole ? {host: url.host} : {})};
}

/**
 * Reads how the old site made the addresses of its posts, from its configuration or its export.
 *
 * @param sources of the posts
 */
export function readOldSite(exported: OldFiles, sources: readonly string[]): OldSite {
  const engine = findEngine(exported);
  const exportsByFile = new Map<string, OldSite>();
  const siteOf = (source: string): OldSite | undefined => {
    const [file = '', name] = source.split('#');
    if (name === undefined) {
      return engine;
    }
    const site = exportsByFile.get(file) ?? readExportFile(file, exported);
    exportsByFile.set(file, site);
    return site;
  };
  return {
    url: sources
      .map((source) => siteOf(source)?.url)
      .find((url) => url && !PLACEHOLDER.test(url.hostname)),
    addressOf: (post) =>
      siteOf(post.source)?.addressOf(post) ??
      (post.source.includes('#') ? undefined : ownAddress(post)),
    aliasOf: (alias, post) => siteOf(post.source)?.aliasOf?.(alias, post) ?? alias,
  };
}
