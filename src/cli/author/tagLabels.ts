import type {TagLabels} from './suggestTag';

/** The tags of `blog/tags.yml` as their file says them, before any of it is believed. */
export function tagLabels(tags: unknown): TagLabels {
  const entries = tags !== null && typeof tags === 'object' ? Object.entries(tags) : [];
  return new Map(
    entries.map(([key, entry]: [string, unknown]) => {
      const label =
        entry !== null && typeof entry === 'object' && 'label' in entry ? entry.label : undefined;
      return [key, typeof label === 'string' ? label : key];
    }),
  );
}
