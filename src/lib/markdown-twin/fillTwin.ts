import {Parser} from 'htmlparser2';
import type {BlockContent} from 'mdast';
import {sourcePath} from '../content-index/buildContentPages';
import {pageAddress, siteAddress} from '../paths';
import {decodeAddress, linkMeaning} from '../siteLinks';
import type {BuiltFacts, TwinSite, TwinSource, TwinText} from './types';
import {partAnchor} from '../text';
import type {SiteBase} from '../paths';
import {heading, link, list, paragraph, quote, text, writeMarkdown} from './markdownNodes';
import {ADDRESS_PLACES, PART_PLACES} from './twinText';

/** File names as the build keeps them: what is no letter, digit or line becomes a line. */
function plainName(text: string): string {
  return text.replaceAll(/[^\w-]+/g, '-');
}

/**
 * The address that the build gave to a file of a source, from all addresses of the built page:
 * `./pictures/chart.png` is `/img/pictures/chart-1a2b3c4d-960.webp` or
 * `/assets/images/chart-<hash>.png`.
 *
 * @returns nothing where the page does not have it
 */
function builtAsset(url: string, addresses: readonly string[]): string | undefined {
  const name = decodeAddress(url)
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '');
  const stem = plainName(name.replace(/\.\w+$/, ''));
  return addresses.find((address) => {
    const built = plainName(address.replace(/^.*\//s, '').replace(/\.\w+$/, ''));
    return built.startsWith(stem) && /^-[\da-f]{8,}(?:-\d+)?$/.test(built.slice(stem.length));
  });
}

/**
 * The full address of what a source links to: another source, a path of the site, a place of the
 * page itself, or a file that the build has put elsewhere. Other sites stay what they are.
 *
 * @param addresses all addresses of the built page
 */
export function absoluteAddress(
  url: string,
  page: Pick<TwinSource, 'file' | 'permalink'>,
  {base, permalinks, paths}: TwinSite,
  addresses: readonly string[],
): string {
  if (url.startsWith('//')) {
    return `https:${url}`;
  }
  const target = url.replace(/^pathname:\/\//, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) {
    return target;
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (path === '') {
    return `${base.url}${page.permalink}${rest}`;
  }
  const source = permalinks.get(sourcePath(path, page.file));
  if (source !== undefined) {
    return `${base.url}${source}${rest}`;
  }
  if (path.startsWith('/')) {
    const meaning = linkMeaning(path, base.baseUrl, (each) => paths.has(each));
    const to = meaning.kind === 'clear' ? meaning.to : meaning.based;
    return to.startsWith(base.baseUrl)
      ? `${base.url}${to}${rest}`
      : `${siteAddress(base, to)}${rest}`;
  }
  const asset = builtAsset(path, addresses);
  if (asset !== undefined) {
    return new URL(asset, base.url).href + rest;
  }
  // A small picture stands in the page itself, which is its address then.
  if (
    /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(path) &&
    addresses.some((address) => address.startsWith('data:image/'))
  ) {
    return `${base.url}${page.permalink}`;
  }
  return new URL(target, `${base.url}${page.permalink}`).href;
}

/** What stands above the text of a twin: its title, its description, and what is known of it. */
function pageHead(page: TwinSource, base: SiteBase): string {
  const address = pageAddress(base, page.permalink);
  const fact = (name: string, value: string | undefined): BlockContent[][] =>
    value ? [[paragraph(text(`${name}: ${value}`))]] : [];
  return writeMarkdown([
    heading(1, page.title),
    ...(page.description ? [quote(page.description)] : []),
    list([
      [paragraph(text('Page: '), link(address, address))],
      ...(page.written === undefined
        ? fact('Published', page.date)
        : fact('Editorial date', `${page.date}, written in ${page.written}`)),
      ...fact('Updated', page.updated),
      ...(page.changes ?? []).flatMap(({date, text: what}) => fact(`Changed ${date}`, what)),
      ...fact('By', page.authors.join(', ')),
      ...fact('Series', page.series),
      ...fact('Tags', page.tags.join(', ')),
    ]),
  ]);
}

/** What stands below the text of a post's twin: the later posts that link to it. */
function pageEnd({later = []}: TwinSource, base: SiteBase): string {
  return later.length === 0
    ? ''
    : `\n${writeMarkdown([
        heading(2, 'Later on this'),
        list(
          later.map(({title, permalink, date}) => [
            paragraph(text(`${date}: `), link(pageAddress(base, permalink), title)),
          ]),
        ),
      ])}`;
}

/** `VestingCalculator` is "Vesting calculator". */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A link to an interactive part on its page; without the title it has there, to the page alone. */
function partLink(name: string, title: string | undefined, address: string): string {
  const url = title ? `${address}#${partAnchor(title)}` : address;
  return writeMarkdown([
    paragraph(link(url, `${title ?? wordsOf(name)} (interactive, on the page)`)),
  ]).trimEnd();
}

/** An address without what Markdown or an attribute would read as its end or as a mark. */
function plainAddress(address: string): string {
  return address.replace(
    /[\s()<>"'|\\`]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

/** Whether a text holds what only its built page knows: a part, or a file beside the source. */
export function needsBuiltPage({urls, parts}: TwinText): boolean {
  const isKnown = (url: string) =>
    /^(?:\/|#|\?|pathname:|@site\/|[^?#]*\.mdx?(?:[?#]|$))/.test(url);
  return parts.length > 0 || !urls.every(isKnown);
}

/** What a twin takes from the HTML of its page. */
export function readBuiltPage(html: string): BuiltFacts {
  const partTitles: string[] = [];
  const addresses: string[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'data-part') {
        partTitles.push(value);
      } else if (name === 'src' || name === 'href') {
        addresses.push(value);
      }
    },
  });
  parser.end(html);
  return {partTitles, addresses};
}

/**
 * A page of the site as Markdown: its title, what is known of it, and its text.
 *
 * @param built what its page shows, where that is needed; where that does not name each part, the
 *   names of the components stand for their titles
 */
export function fillTwin(
  twin: TwinText,
  page: TwinSource,
  site: TwinSite,
  built: BuiltFacts,
): string {
  const address = pageAddress(site.base, page.permalink);
  const titles = twin.parts.length === built.partTitles.length ? built.partTitles : [];
  const links = twin.parts.map((name, index) => partLink(name, titles[index], address));
  const addresses = twin.urls.map((url) =>
    plainAddress(absoluteAddress(url, page, site, built.addresses)),
  );
  return (
    pageHead(page, site.base) +
    twin.text
      .replaceAll(PART_PLACES, (_, index: string) => links[Number(index)] as string)
      .replaceAll(ADDRESS_PLACES, (_, index: string) => addresses[Number(index)] as string) +
    pageEnd(page, site.base)
  );
}
