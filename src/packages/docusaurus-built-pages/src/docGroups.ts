import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the ids of the docs in a sidebar item, in order. */
function docIds(item: SidebarItem): string[] {
  if (item.type === 'category') {
    const linked = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...linked, ...item.items.flatMap(docIds)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/** Names of the two groups of pages that have no name on the site, in the language of the site. */
export interface GroupLabels {
  /** Docs outside all categories of a sidebar, React and Markdown pages, and front pages of blogs. */
  readonly pages: string;
  /** Docs in no sidebar. */
  readonly morePages: string;
}

/**
 * Groups the docs of a version by top category, in the order of the sidebars. Drafts and unlisted docs
 * are left out.
 */
export function docGroups(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  labels: GroupLabels,
) {
  const listed = docs.filter(({draft, unlisted}) => !draft && !unlisted);
  const grouped = Object.values(sidebars)
    .flat()
    .map((item) => ({
      label: item.type === 'category' ? item.label : labels.pages,
      docs: [...new Set(docIds(item))].flatMap((id) => listed.filter((doc) => doc.id === id)),
    }));
  const inSidebars = new Set(grouped.flatMap((group) => group.docs));
  const others = {label: labels.morePages, docs: listed.filter((doc) => !inSidebars.has(doc))};
  return [...grouped, others].filter((group) => group.docs.length > 0);
}
