/** Where on this page the server has drawn what; outlives the page it was drawn for. */
const held = new Map<string, Element>();

/**
 * What a part of a page is made of, unless the part stands in the page as the server sent it: then
 * it needs nothing, and its elements are kept for as long as the visit lasts.
 *
 * Called once for each part, before React takes over the page it stands on.
 */
export async function unlessServed<Data>(
  name: string,
  load: () => Promise<Data>,
): Promise<Data | undefined> {
  const served =
    typeof document === 'undefined' ? null : document.querySelector(`[data-served="${name}"]`);
  if (!served) {
    return load();
  }
  held.set(name, served);
  return undefined;
}

/** Puts the elements of a part into its place, if they are not there. */
export function holdServed(name: string, place: Element): void {
  const last = held.get(name);
  if (last && last !== place) {
    place.replaceChildren(...last.childNodes);
  }
  held.set(name, place);
}
