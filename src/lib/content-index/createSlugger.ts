/** What Docusaurus takes out of a heading to make its id: all but letters, digits, `_`, `-`, space. */
const NO_PART = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu;

export interface Slugger {
  /** The id of a page's next heading: `results`, then `results-1`. */
  readonly slug: (text: string) => string;
}

/** Makes the ids of one page's headings, as Docusaurus does; a test compares the two. */
export function createSlugger(): Slugger {
  const times = new Map<string, number>();
  return {
    slug(text) {
      const base = text.toLowerCase().replace(NO_PART, '').replaceAll(' ', '-');
      let id = base;
      while (times.has(id)) {
        const next = (times.get(base) ?? 0) + 1;
        times.set(base, next);
        id = `${base}-${next}`;
      }
      times.set(id, 0);
      return id;
    },
  };
}
