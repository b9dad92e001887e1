import {translate} from '@docusaurus/Translate';

/** Title of the page that lists all authors, also used in breadcrumbs. */
export const authorsTitle = (): string =>
  translate({
    id: 'site.authors.title',
    message: 'Authors',
    description: 'Title of the page of the authors',
  });

/** Name of the page that lists all tags, in breadcrumbs. */
export const tagsTitle = (): string =>
  translate({
    id: 'site.tags.title',
    message: 'Tags',
    description: 'Name of the page of the tags in breadcrumbs',
  });
