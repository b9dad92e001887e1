import type {PublishedPage} from 'docusaurus-built-pages';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import type {PostCompanions} from '../../lib/content-index/types';
import type {MarkdownSource} from '../../lib/markdown-pages/types';
import {yearWritten} from '../../lib/yearWritten';

interface PostMetadata {
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly companions?: Partial<PostCompanions>;
}

/** Facts for the Markdown version of a page. */
export function markdownSource(page: PublishedPage): MarkdownSource {
  const {kind, title = '', description = '', permalink, date, updated, authors, tags} = page;
  const {frontMatter = {}, companions} = page.metadata as PostMetadata;
  const facts = {title, description, permalink, authors, tags: tags.map(({label}) => label)};
  return kind === 'post'
    ? {
        ...facts,
        date,
        updated,
        written: yearWritten(frontMatter, date ?? ''),
        series: companions?.series?.label,
        changes: companions?.changes ?? [],
        later: splitBacklinks(companions?.backlinks ?? [], date ?? '').later,
      }
    : facts;
}
