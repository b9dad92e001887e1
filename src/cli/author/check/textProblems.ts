import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownSettings, Owner} from '../../../lib/owner';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import type {Findings} from '../../../features/content-check/checkPosts';
import type {Content} from '../../../features/content-check/readContent';
import {createImportCheck, mdxComponents} from './importProblems';
import {linkProblems} from './linkProblems';
import type {Finding} from './linkProblems';
import {pictureProblems} from './pictureProblems';
import {readFacts} from './readFacts';
import type {TextFacts} from './readFacts';
import type {UnknownName} from './readScripts';
import type {PageFile, SiteMap} from './siteMap';
import {isDraft, readSiteMap} from './siteMap';

/** Browser globals, which do not exist while the site is built. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
];

function nameProblem({line, name, isComponent}: UnknownName): Finding {
  const text = isComponent
    ? `<${name}> is not defined; import it, or write \\<${name}> if it is text`
    : BROWSER_GLOBALS.includes(name)
      ? `"${name}" does not exist while the site is built; use it in an effect of a component`
      : `"${name}" is not defined; import it, or write \\{ if the braces are text`;
  return {line, text, isError: true};
}

interface Text {
  readonly post: PostFile;
  readonly facts: TextFacts;
  readonly page: Pick<PageFile, 'plugin'> & Partial<PageFile>;
}

/** Reads all pages, and the Markdown files that they import. */
function readTexts(root: string, site: SiteMap, settings: MarkdownSettings): Map<string, Text> {
  const components = mdxComponents(root);
  const texts = new Map<string, Text>();
  const read = (post: PostFile, page: Text['page']): void => {
    if (texts.has(post.file)) {
      return;
    }
    const {file} = post;
    const facts = readFacts(post, settings, page.plugin === 'blog', components);
    texts.set(file, {post, facts, page});
    for (const {request} of facts.imports.filter(({request: name}) => /\.mdx?$/.test(name))) {
      const part = request.startsWith('@site/')
        ? request.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), request);
      if (request.startsWith('.') || request.startsWith('@site/')) {
        if (site.exists(part)) {
          read(parsePostFile(part, readFileSync(path.join(root, part), 'utf8')), {
            plugin: page.plugin,
          });
        }
      }
    }
  };
  site.pages.forEach((page) => read(page.post, page));
  return texts;
}

/** Returns the ids in a text and in the Markdown files that it imports. */
function idsOf(text: Text, texts: ReadonlyMap<string, Text>): Set<string> {
  const parts = text.facts.imports.flatMap(({request}) => {
    const file = request.startsWith('@site/')
      ? request.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(text.post.file), request);
    const part = texts.get(file);
    return part && part !== text ? [...idsOf(part, texts)] : [];
  });
  return new Set([...text.facts.ids, ...parts]);
}

/**
 * Checks the texts of all pages: syntax, links, pictures, imports, and names that nothing defines.
 *
 * @param now epoch milliseconds
 */
export function textProblems(
  root: string,
  content: Content,
  owner: Owner,
  now: number,
): Findings & {site: SiteMap} {
  const site = readSiteMap(root, content, owner, now);
  const texts = readTexts(root, site, owner.markdown ?? {});
  const checkImport = createImportCheck(root);
  const list = Array.isArray(content.lists.redirects) ? (content.lists.redirects as unknown[]) : [];
  const redirects = new Map(
    list.map((entry) => {
      const {from, to} = (entry ?? {}) as {from?: unknown; to?: unknown};
      return [String(from), String(to)];
    }),
  );
  const found = [...texts.values()].flatMap((text) => {
    const {post, facts, page} = text;
    const context = {
      site,
      file: post.file,
      plugin: page.plugin,
      address: page.address,
      redirects,
      idsOf: (address: string) => {
        const target = site.addresses.get(address)?.post.file;
        const own = address === page.address ? text : texts.get(target ?? '');
        const isUnread = own?.facts.ids.length === 0 && own.facts.errors.length > 0;
        return own && !isUnread ? idsOf(own, texts) : undefined;
      },
    };
    const findings: Finding[] = [
      ...facts.errors.map((note) => ({...note, isError: true})),
      ...facts.warnings.map((note) => ({...note, isError: false})),
      ...facts.unknownNames.map(nameProblem),
      ...facts.imports.flatMap((each) => checkImport(post.file, each) ?? []),
      ...linkProblems(facts, context),
      ...pictureProblems(facts, context),
    ];
    // Only warnings in drafts and scheduled posts: the build leaves them out.
    return findings.map(({line, text: what, isError}) => ({
      line: `${post.file}:${line}: ${what}`,
      isError: isError && !isDraft(post) && page.hidden === undefined,
    }));
  });
  return {
    site,
    errors: found.filter(({isError}) => isError).map(({line}) => line),
    warnings: found.filter(({isError}) => !isError).map(({line}) => line),
  };
}
