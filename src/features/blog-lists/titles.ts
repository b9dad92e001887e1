import {translate} from '@docusaurus/Translate';

/** Titles of pages that other pages name in their breadcrumbs. */
export const authorsTitle = (): string =>
  translate({
    id: 'site.authors.title',
    message: 'Authors',
    description: 'Title of the page of the authors',
  });

export const tagsTitle = (): string =>
  translate({
    id: 'site.tags.title',
    message: 'Tags',
    description: 'Name of the page of the tags in breadcrumbs',
  });
