import type {Options} from '@docusaurus/plugin-content-docs';
import type {Owner} from '../lib/owner';

/** Books, media and resume: one docs instance over three folders of the root. */
export function sectionOptions({repository}: Owner): Options {
  return {
    path: '.',
    include: ['books/**/*.mdx', 'media/**/*.mdx', 'resume/**/*.mdx'],
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    versions: {current: {label: 'Latest'}},
    editUrl: repository ? `${repository}/edit/main` : undefined,
  };
}
