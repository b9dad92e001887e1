import path from 'node:path';
import {parse} from 'yaml';
import {postAddress} from '../docusaurus/postAddress.js';
import {readDocusaurusConfig} from '../read/docusaurusConfig.js';
import {isFields} from '../read/exportedPost.js';
import {inheritedFields} from '../read/inheritedFields.js';
import {readAstro} from './astro.js';
import {readEleventy} from './eleventy.js';
import {readGatsby} from './gatsby.js';
import {readHugo} from './hugo.js';
import {readJekyll} from './jekyll.js';
import {readNext} from './next.js';
import type {OldAddress, OldFiles, OldPost, OldSite} from './rules.js';
import {dateParts, fillIn, lowerKeys, readConfig, textOf, urlOf, withRule} from './rules.js';

type Reader = (file: string, exported: OldFiles) => OldSite;

/** Reads how a Docusaurus site builds the addresses of its posts: `baseUrl`, `routeBasePath`, slug. */
const readDocusaurus: Reader = (file, {read}) => {
  const {url, baseUrl, blogs} = readDocusaurusConfig(file, read(file));
  return {
    url,
    baseUrl,
    addressOf({source, fields}) {
      const blog = blogs.find(({folder}) => source.startsWith(`${folder}/`));
      const {slug} = postAddress(path.posix.relative(blog?.folder ?? '', source), fields);
      return withRule(
        blog && path.posix.join('/', baseUrl, blog.route, slug),
        `routeBasePath "${blog?.route || '/'}" in ${path.posix.basename(file)}`,
      );
    },
  };
};

/** Readers by the file that identifies an engine; the first match wins. */
const ENGINES: readonly (readonly [RegExp, Reader])[] = [
  [/^docusaurus\.config\.\w+$/, readDocusaurus],
  [/(?:^|\/)astro\.config\.\w+$/, readAstro],
  [/(?:^|\/)gatsby-config\.\w+$/, readGatsby],
  [/(?:^|\/)next\.config\.\w+$/, readNext],
  [/(?:^|\/)(?:\.eleventy|eleventy\.config)\.[mc]?[jt]s$/, readEleventy],
  [/(?:^|\/)_config\.(?:ya?ml|toml)$/, readJekyll],
  [/(?:^|\/)hugo\.(?:toml|ya?ml|json)$/, readHugo],
  [/(?:^|\/)config\.(?:toml|ya?ml|json)$/, readHugo],
];

/** Example hosts in new configurations. */
const PLACEHOLDER =
  /^(?:localhost|127\.0\.0\.1|(?:www\.)?example\.(?:com|org|net)|replace-this.*|your.*\.com)$/;
/** Base for parsing addresses without a host. */
const BASE = 'https://old.invalid';

/** True for a file called `config` that belongs to Zola or another tool, not to Hugo. */
function belongsToOtherTool(file: string, exported: OldFiles): boolean {
  if (!/(?:^|\/)config\./.test(file)) {
    return false;
  }
  try {
    const config = readConfig(file, exported);
    const names = ['baseurl', 'languagecode', 'permalinks', 'taxonomies', 'theme', 'params'];
    return 'base_url' in config || !names.some((name) => name in config);
  } catch {
    return true;
  }
}

function findEngine(exported: OldFiles): OldSite | undefined {
  const {files} = exported;
  for (const [pattern, read] of ENGINES) {
    const file = files.find((each) => pattern.test(each) && !belongsToOtherTool(each, exported));
    if (file !== undefined) {
      try {
        return read(file, exported);
      } catch {
        // Without its configuration, the addresses of a site are unknown.
        return {addressOf: () => undefined};
      }
    }
  }
  const hasPosts = files.some((file) => /(?:^|\/)_posts\/\d{4}-\d{1,2}-\d{1,2}-/.test(file));
  return hasPosts && !files.includes('package.json') ? readJekyll(undefined, exported) : undefined;
}

/**
 * Returns the permalink template in Ghost's `routes.yaml`. If there are several, returns `{filter}`,
 * which has no value, so addresses remain unknown.
 */
function ghostPermalink({files, read}: OldFiles): string | undefined {
  const file = files.find((each) => /(?:^|\/)routes\.ya?ml$/.test(each));
  try {
    const {collections} = (file === undefined ? {} : parse(read(file))) as {collections?: unknown};
    const all = isFields(collections) ? Object.values(collections).filter(isFields) : [];
    const [only, ...others] = all.map((each) => textOf(each['permalink']));
    // Filters assign posts to one of several collections, and only Ghost can evaluate them.
    return others.length > 0 ? '{filter}' : only;
  } catch {
    return '{filter}';
  }
}

/** Reads the old addresses of posts from an export of WordPress or Ghost. */
function readExportFile(file: string, exported: OldFiles): OldSite {
  const isGhost = file.endsWith('.json');
  const text = isGhost ? '' : exported.read(file).slice(0, 20_000);
  const [, site] =
    /<wp:base_blog_url>\s*(?:<!\[CDATA\[)?([^<\]\s]+)/.exec(text) ??
    /<channel>[^]*?<link>\s*(?:<!\[CDATA\[)?([^<\]\s]+)/.exec(text) ??
    [];
  const ghostRule = isGhost ? ghostPermalink(exported) : undefined;
  return {
    url: urlOf(site),
    addressOf({fields, date}) {
      if (ghostRule !== undefined) {
        const values = {
          ...dateParts(date),
          slug: textOf(fields['slug']),
          id: textOf(fields['id']),
        };
        const filled = fillIn(ghostRule, /\{(\w+)\}/g, values);
        return withRule(filled, `routes.yaml of Ghost: ${ghostRule}`);
      }
      const permalink = textOf(fields['permalink']) ?? '/';
      const url = URL.canParse(permalink, BASE) ? new URL(permalink, BASE) : undefined;
      // A static site cannot serve an address such as `/?p=12`.
      return url === undefined || url.search !== '' || url.pathname === '/'
        ? undefined
        : {path: url.pathname, rule: `links in ${path.posix.basename(file)}`};
    },
  };
}

/** Returns the address in a post's front matter, for posts of a site whose rules are unknown. */
function addressInFields({fields}: OldPost): OldAddress | undefined {
  const all = lowerKeys(fields);
  const name = ['permalink', 'url', 'path', 'link'].find((each) =>
    /^(?:\/(?!\/)|https?:\/\/)(?!.*[/:]:\w)(?!.*\{\{)/.test(textOf(all[each]) ?? ''),
  );
  const text = textOf(all[name ?? '']) ?? '';
  const url = URL.canParse(text, BASE) ? new URL(text, BASE) : undefined;
  return name === undefined || url === undefined || url.search !== ''
    ? undefined
    : {
        path: url.pathname,
        rule: `${name} of the post`,
        ...(/^https?:/.test(text) ? {host: url.host} : {}),
      };
}

/**
 * Reads how the old site built the addresses of its posts, from its configuration or its export.
 */
export function readOldSite(exported: OldFiles, sources: readonly string[]): OldSite {
  const engine = findEngine(exported);
  const inherited = inheritedFields(exported);
  const exportFileOf = (source: string) => /^(.*?)#/s.exec(source)?.[1];
  const exportFiles = new Set(sources.flatMap((source) => exportFileOf(source) ?? []));
  const exports = new Map([...exportFiles].map((file) => [file, readExportFile(file, exported)]));
  const siteOf = (source: string): OldSite | undefined => {
    const file = exportFileOf(source);
    return file === undefined ? engine : exports.get(file);
  };
  return {
    url: sources
      .map((source) => siteOf(source)?.url)
      .find((url) => url && !PLACEHOLDER.test(url.hostname)),
    baseUrl: engine?.baseUrl,
    addressOf: (post) =>
      siteOf(post.source)?.addressOf({...post, inherited: inherited(post.source)}) ??
      (post.source.includes('#') ? undefined : addressInFields(post)),
    aliasOf: (alias, post) => siteOf(post.source)?.aliasOf?.(alias, post) ?? alias,
  };
}
