import path from 'node:path';
import {permalinkOf, postAddress} from '../docusaurus/postAddress.js';
import {readDocusaurusConfig} from '../read/docusaurusConfig.js';
import type {Engine, Fields} from '../read/exportedPost.js';
import {fieldsIn, isFields} from '../read/exportedPost.js';
import {inheritedFields} from '../read/inheritedFields.js';
import {isMarkdown} from '../read/postFiles.js';
import {readAstro} from './astro.js';
import {readEleventy} from './eleventy.js';
import {readGatsby} from './gatsby.js';
import {readHugo} from './hugo.js';
import {readJekyll} from './jekyll.js';
import {readNext} from './next.js';
import type {EngineRules, OldAddress, OldFiles, OldPost, OldSite} from './rules.js';
import {
  pathBelow,
  dateParts,
  fillIn,
  lowerCaseFields,
  readData,
  routeOf,
  settingOf,
  urlOf,
} from './rules.js';
import {isZolaConfig, readZola} from './zola.js';
import {jsonIn, textOf} from '../text.js';

type Reader = (file: string, site: OldFiles) => EngineRules;

/** Reads how a Docusaurus site builds the addresses of its posts: `baseUrl`, `routeBasePath`, slug. */
const readDocusaurus: Reader = (file, {read}) => {
  const {url, baseUrl, blogs} = readDocusaurusConfig(file, read(file));
  return {
    url,
    base: baseUrl,
    addressOf({source, fields}) {
      const blog = blogs.find(({folder}) => source.startsWith(`${folder}/`));
      const {slug} = postAddress(path.posix.relative(blog?.folder ?? '', source), fields);
      return (
        blog && {
          path: permalinkOf(blog.route, slug),
          rule: `routeBasePath "${blog.route || '/'}" in ${file}`,
        }
      );
    },
  };
};

/** Example hosts in new configurations. */
const PLACEHOLDER =
  /^(?:localhost|127\.0\.0\.1|(?:www\.)?example\.(?:com|org|net)|replace-this.*|your.*\.com)$/;
/** Base for parsing addresses without a host. */
const BASE = 'https://old.invalid';

/** Matches a field of Hugo's configuration in YAML, TOML or JSON: `params`, `[params]` or `"params"`. */
const HUGO_FIELD =
  /(?:^[["]?|[{,]\s*")(?:baseurl|languagecode|permalinks|taxonomies|theme|params)\b/im;

/** True for the configuration of a Hugo site. Zola and other tools also use the name `config.*`. */
const isHugoConfig = (file: string, exported: OldFiles): boolean =>
  !isZolaConfig(file, exported) && HUGO_FIELD.test(exported.read(file));

/** Engines by the file that identifies them, with a check of its content. */
const ENGINES: readonly (readonly [
  file: RegExp,
  reader: Reader,
  engine?: Engine,
  isOfEngine?: typeof isHugoConfig,
])[] = [
  [/^(?:[^/]+\/)?docusaurus\.config\.\w+$/, readDocusaurus, 'docusaurus'],
  [/(?:^|\/)astro\.config\.\w+$/, readAstro, 'astro'],
  [/(?:^|\/)gatsby-config\.\w+$/, readGatsby, 'gatsby'],
  [/(?:^|\/)next\.config\.\w+$/, readNext, 'next'],
  [/(?:^|\/)(?:\.eleventy|eleventy\.config)\.[mc]?[jt]s$/, readEleventy, 'eleventy'],
  [/(?:^|\/)_config\.(?:ya?ml|toml)$/, readJekyll, 'jekyll'],
  [/(?:^|\/)hugo\.(?:toml|ya?ml|json)$/, readHugo, 'hugo'],
  [/(?:^|\/)config\.(?:toml|ya?ml|json)$/, readHugo, 'hugo', isHugoConfig],
  // An engine's name selects its rules for converting texts. Zola needs none, so it has no name here.
  [/(?:^|\/)(?:config|zola)\.toml$/, readZola, undefined, isZolaConfig],
];

/** Returns the folder of a site, by its configuration. */
function siteRoot(configFile: string): string {
  const folder = path.posix.dirname(configFile);
  return folder.replace(/(?:^|\/)config\/_default$/, '') || '.';
}

/**
 * Returns the sort key of a site: the further out, the lower. A Docusaurus site always comes first,
 * because it may be in a folder of a project that uses another engine.
 */
const sortKeyOf = ({
  engine,
  file,
}: {
  readonly engine?: Engine | undefined;
  readonly file: string;
}) => (engine === 'docusaurus' ? 0 : path.posix.join(siteRoot(file), 'x').split('/').length);

/**
 * Finds the engine of the old site by the file that identifies it. A Docusaurus site wins, then the
 * outermost site, then the first engine in the list. Without such a file, dated files in `_posts` mean
 * Jekyll.
 */
function findEngine(exported: OldFiles) {
  // Files in hidden folders do not count: a GitHub workflow may be called `hugo.yml`.
  const files = exported.files.filter((file) => !/(?:^|\/)\.[^/]+\//.test(file));
  const found = ENGINES.flatMap(([pattern, reader, engine, isOfEngine = () => true]) => {
    const file = files.find((each) => pattern.test(each) && isOfEngine(each, exported));
    return file === undefined ? [] : [{engine, file, reader}];
  });
  const [outer] = found.sort((one, other) => sortKeyOf(one) - sortKeyOf(other));
  if (outer) {
    return outer;
  }
  const hasPosts = exported.files.some((file) =>
    /(?:^|\/)_posts\/\d{4}-\d{1,2}-\d{1,2}-/.test(file),
  );
  return hasPosts && !exported.files.includes('package.json')
    ? ({engine: 'jekyll', file: '', reader: readJekyll} as const)
    : undefined;
}

/** True if a text has a wiki link to another text, such as `[[note]]`. */
function hasWikiLinks({files, read}: OldFiles): boolean {
  const texts = files.filter(isMarkdown);
  const names = new Set(texts.map((file) => routeOf(path.posix.basename(file))));
  return texts.some((file) =>
    [...read(file).matchAll(/\[\[([^[\]|#\n]+)/g)].some(([, name = '']) => names.has(name)),
  );
}

/** Returns the engine of an old site, by its files; undefined if it is unknown. */
export function engineOf(exported: OldFiles): Engine | undefined {
  const {engine, file} = findEngine(exported) ?? {};
  const has = (pattern: RegExp) => exported.files.some((each) => pattern.test(each));
  // `source/_posts` is Hexo's folder. Octopress, which is based on Jekyll, has it too, but names it in
  // its configuration.
  if (file && has(/(?:^|\/)source\/_posts\//) && !/^source\s*:/m.test(exported.read(file))) {
    return engine === 'jekyll' ? 'hexo' : engine;
  }
  const isVault = () => has(/(?:^|\/)\.obsidian\/|^quartz\.config\.ts$/) || hasWikiLinks(exported);
  return engine ?? (isVault() ? 'obsidian' : undefined);
}

/** Returns the folder of an old site in an export, by the file that identifies its engine. */
export function siteFolder(exported: OldFiles): string {
  return siteRoot(findEngine(exported)?.file ?? '');
}

/** Reads the rules of the old site's engine, if it is known, for paths relative to the export. */
function readEngine(exported: OldFiles): EngineRules {
  try {
    const {file = '', reader} = findEngine(exported) ?? {};
    const root = siteFolder(exported);
    const site = {
      files: exported.files.flatMap((each) => pathBelow(root, each) ?? []),
      read: (each: string) => exported.read(path.posix.join(root, each)),
    };
    const rules = reader?.(file && path.posix.relative(root, file), site);
    const pathOf = (source: string) => path.posix.relative(root, source);
    return {
      ...rules,
      addressOf: (post) => rules?.addressOf({...post, source: pathOf(post.source)}),
    };
  } catch {
    // If the configuration cannot be read, the addresses are unknown.
    return {addressOf: () => undefined};
  }
}

/**
 * Returns the permalink template in Ghost's `routes.yaml`; undefined without this file. If there are
 * several templates, only Ghost can evaluate the filters that choose one. The result is then `{filter}`,
 * a variable without a value, so that addresses remain unknown.
 */
function ghostPermalink(exported: OldFiles): string | undefined {
  const file = exported.files.find((each) => /(?:^|\/)routes\.ya?ml$/.test(each));
  try {
    const {collections} = file === undefined ? {} : readData(file, exported);
    const all = Object.values(fieldsIn(collections)).filter(isFields);
    const [only, ...others] = all.map((each) => textOf(each['permalink']));
    return others.length > 0 ? '{filter}' : only;
  } catch {
    return '{filter}';
  }
}

/** Returns rules that find the old addresses of posts in a WordPress or Ghost export. */
function rulesOfExport(file: string, exported: OldFiles): EngineRules {
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
      const {slug, id, permalink = '/'} = fields;
      if (ghostRule !== undefined) {
        const values = {...dateParts(date), slug: textOf(slug), id: textOf(id)};
        const filled = fillIn(ghostRule, /\{(\w+)\}/g, values);
        return {path: filled, rule: `Ghost's routes.yaml: ${ghostRule}`};
      }
      const found = pathIn(textOf(permalink) ?? '/');
      // Without a permalink, or with a link to the home page, the post has no known address.
      return {
        path: found === '/' ? undefined : found,
        rule: `links in ${path.posix.basename(file)}`,
      };
    },
  };
}

/**
 * Returns the path of an address; undefined if it is invalid or has a query (`/?p=12`), which a static
 * site cannot serve.
 */
function pathIn(address: string): string | undefined {
  const url = URL.canParse(address, BASE) ? new URL(address, BASE) : undefined;
  return url?.search === '' ? url.pathname : undefined;
}

/** Matches an address without variables or tags, such as `:year`, `{{ slug }}` or `{% if x %}`. */
const COMPLETE_ADDRESS = /^(?:\/(?!\/)|https?:\/\/|[\w-]+\/)(?!.*[/:]:\w)(?!.*\{[{%])/;

/** Returns the address in a post's front matter, for a post whose address no rule gives. */
function addressInFields(fields: Fields): OldAddress | undefined {
  const all = lowerCaseFields(fields);
  const name = ['permalink', 'url', 'path', 'link'].find((each) =>
    COMPLETE_ADDRESS.test(textOf(all[each]) ?? ''),
  );
  const text = textOf(all[name ?? '']) ?? '';
  const found = name && pathIn(text);
  return found ? {path: found, rule: `${name} of the post`, host: urlOf(text)?.host} : undefined;
}

/** Matches data files with the address of the site, as on sites of Eleventy and Next. */
const SITE_DATA =
  /(?:^|\/)(?:_?data\/(?:meta|metadata|site|siteMetadata)|siteMetadata|site\.config)\.(?:json|[mc]?[jt]s)$/;

/** Returns the addresses of the old site that its data or GitHub's file of domains names. */
function urlsInFiles({files, read}: OldFiles) {
  return files.flatMap((file) => {
    if (/^(?:(?:public|source|src|static)\/)?CNAME$/.test(file)) {
      const [host] = /^[^\s/:]+\.[^\s/:]+(?=\s*$)/m.exec(read(file)) ?? [];
      return host === undefined ? [] : urlOf(`https://${host}`);
    }
    if (!SITE_DATA.test(file)) {
      return [];
    }
    // In code, `url` may be the address of an author or a picture.
    const {siteUrl, url} = file.endsWith('.json')
      ? fieldsIn(jsonIn(read(file)))
      : {siteUrl: settingOf(read(file), 'siteUrl'), url: undefined};
    return [urlOf(siteUrl), urlOf(url)];
  });
}

/** Reads how the old site built the addresses of posts, from its configuration or its export. */
export function readOldSite(
  exported: OldFiles,
  posts: readonly Pick<OldPost, 'exportFile'>[],
): OldSite {
  const engineRules = readEngine(exported);
  const inherited = inheritedFields(exported);
  const files = new Set(posts.flatMap(({exportFile}) => exportFile ?? []));
  const exportRules = new Map([...files].map((file) => [file, rulesOfExport(file, exported)]));
  const rulesOf = ({exportFile = ''}: Pick<OldPost, 'exportFile'>) =>
    exportRules.get(exportFile) ?? engineRules;

  function addressOf(post: OldPost): OldAddress | undefined {
    const {base = '', addressOf: find} = rulesOf(post);
    const folderFields = inherited(post.source);
    const {path: found, rule = ''} = find({...post, inherited: folderFields}) ?? {};
    if (found !== undefined) {
      return {path: path.posix.join('/', base, found), rule};
    }
    return post.exportFile === undefined
      ? addressInFields({...folderFields, ...post.fields})
      : undefined;
  }

  return {
    url: [...posts.map((post) => rulesOf(post).url), ...urlsInFiles(exported)].find(
      (url) => url && !PLACEHOLDER.test(url.hostname),
    ),
    base: engineRules.base,
    addressOf,
    aliasOf(alias, post) {
      const rule = 'aliases of the posts';
      if (URL.canParse(alias)) {
        return {path: alias, rule, host: new URL(alias).host};
      }
      const {base = '', hasRelativeAliases} = rulesOf(post);
      const isBeside = hasRelativeAliases && !alias.startsWith('/');
      const above = isBeside ? path.posix.dirname(addressOf(post)?.path ?? base) : base;
      return {path: path.posix.join('/', above, alias), rule};
    },
  };
}
