/** Elements that handle a click on anything inside them. */
const CONTROL =
  'a,button,summary,input,select,textarea,label,[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role=menuitem]';

/** Attributes that identify a control for readers, in addition to its name. */
const ATTRIBUTES = ['role', 'title', 'name', 'type', 'placeholder', 'href', 'value'];

/** Returns a text that is equal for elements that look and work alike. */
function describe(element: Element): string {
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
  // A label replaces the text, which may depend on the browser, like the keys in a search button.
  return [element.getAttribute('aria-label') ?? element.textContent, ...attributes].join('\n');
}

function findSimilar(root: ParentNode, tag: string, description: string): Element[] {
  return Array.from(root.querySelectorAll(tag)).filter(
    (element) => describe(element) === description,
  );
}

/**
 * Remembers an element, to find its replacement if React removes it: the element with the same id, or
 * the similar element at the same position in the nearest ancestor that still exists. If that ancestor
 * had three "Copy" buttons, it must have three again; the new second one then replaces the old second
 * one.
 *
 * @returns a function that returns the element, its replacement, or `undefined`
 */
export function trackElement(element: HTMLElement): () => HTMLElement | undefined {
  const control = element.closest<HTMLElement>(CONTROL) ?? element;
  const {id, tagName} = control;
  const description = describe(control);
  const similar = findSimilar(document, tagName, description);
  const scopes: {readonly root: Element; readonly count: number; readonly index: number}[] = [];
  for (let root = control.parentElement; root; root = root.parentElement) {
    const inside = similar.filter((other) => root?.contains(other));
    scopes.push({root, count: inside.length, index: inside.indexOf(control)});
  }
  return () => {
    if (element.isConnected) {
      return element;
    }
    const sameId = id ? document.getElementById(id) : null;
    if (sameId?.tagName === tagName) {
      return sameId;
    }
    const scope = scopes.find(({root}) => root.isConnected);
    const found = scope ? findSimilar(scope.root, tagName, description) : [];
    return scope && found.length === scope.count ? (found[scope.index] as HTMLElement) : undefined;
  };
}
