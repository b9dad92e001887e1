/** A component, an import, a fence, a picture, an admonition: what may need a script in the browser. */
const LIVELY = /<[A-Za-z]|^(?:import|export)\s|^\s*(?:```|~~~|:::)|!\[/m;

/** Whether a preview is text and links alone, so that its HTML is all there is to it. */
export function isPlainPreview(markdown: string): boolean {
  return !LIVELY.test(markdown);
}
