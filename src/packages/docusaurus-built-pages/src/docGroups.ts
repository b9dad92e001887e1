import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** Docs in the order of a sidebar, under the label of their top category. */
export interface DocGroup {
  readonly label: string;
  readonly docs: readonly DocMetadata[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the ids of the docs in a sidebar item, in order. */
function docIds(item: SidebarItem): string[] {
  if (item.type === 'category') {
    const linked = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...linked, ...item.items.flatMap(docIds)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/**
 * Groups the docs of a version by top category. The group of docs outside all categories is called
 * `Pages`, that of docs in no sidebar `More pages`. Drafts and unlisted docs are left out.
 */
export function docGroups({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): DocGroup[] {
  const listed = docs.filter(({draft, unlisted}) => !draft && !unlisted);
  const grouped = Object.values(sidebars)
    .flat()
    .map((item) => ({
      label: item.type === 'category' ? item.label : 'Pages',
      docs: [...new Set(docIds(item))].flatMap((id) => listed.filter((doc) => doc.id === id)),
    }));
  const inSidebars = new Set(grouped.flatMap((group) => group.docs));
  const others = {label: 'More pages', docs: listed.filter((doc) => !inSidebars.has(doc))};
  return [...grouped, others].filter((group) => group.docs.length > 0);
}
