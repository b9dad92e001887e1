/** The JSON-LD of a built page, script by script. */
export function jsonLdGraphs(html: string): unknown[] {
  return [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as unknown,
  );
}

/** A thing of a page's JSON-LD. */
export type PageThing = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Everything that a built page says of itself at the top level, by type. */
export function pageThings(html: string, type: string): PageThing[] {
  return jsonLdGraphs(html)
    .flatMap((graph) => (graph as {'@graph': PageThing[]})['@graph'])
    .filter((thing) => thing['@type'] === type);
}
