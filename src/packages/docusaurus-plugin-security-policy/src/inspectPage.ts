import {Parser} from 'htmlparser2';
import type {Reference} from './references.js';
import {externalReferences, cssReferences} from './references.js';

/** Content of a page that a Content-Security-Policy allows or blocks. */
export interface PageContent {
  /** Executable inline scripts, not data blocks such as JSON-LD. */
  readonly inlineScripts: string[];
  /** Scripts, style sheets, fonts and manifests of other sites; frames, objects, form targets and base addresses. */
  readonly references: Reference[];
  /** Event handlers and `javascript:` addresses, which no hash can allow. */
  readonly handlers: string[];
}

/** Types of scripts that browsers run or apply. Other types mark data, such as `application/ld+json`. */
const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;
const ADDRESS_ATTRIBUTE = /^(?:href|src|action|formaction)$/;
/** Directive and address attribute of elements other than scripts and style sheets. */
const EMBEDS = new Map<string, readonly [Reference['directive'], attribute: string]>([
  ['iframe', ['frame-src', 'src']],
  ['form', ['form-action', 'action']],
  ['button', ['form-action', 'formaction']],
  ['input', ['form-action', 'formaction']],
  ['object', ['object-src', 'data']],
  ['embed', ['object-src', 'src']],
  ['base', ['base-uri', 'href']],
]);

/** Finds the content of a page that a policy allows or blocks. */
export function inspectPage(html: string): PageContent {
  const inlineScripts: string[] = [];
  const references: Reference[] = [];
  const handlers: string[] = [];
  /** Text of the inline script that is being read; undefined outside inline scripts. */
  let script: string | undefined;
  /** Text of the `<style>` that is being read; undefined outside `<style>`. */
  let style: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute)) {
          handlers.push(`<${name} ${attribute}>`);
        } else if (ADDRESS_ATTRIBUTE.test(attribute) && /^\s*javascript:/i.test(value)) {
          handlers.push(`<${name} ${attribute}="javascript:…">`);
        }
      }
      const {type = '', src, srcdoc, rel = '', href} = attributes;
      const [directive, attribute = ''] = EMBEDS.get(name) ?? [];
      const address = attributes[attribute];
      if (directive && address !== undefined) {
        const [reference] = externalReferences(directive, address);
        // Includes addresses on this site: by default, a policy allows no objects or base addresses at all.
        references.push(reference ?? {directive, address: undefined});
      }
      if (name === 'script' && SCRIPT_TYPE.test(type.trim())) {
        script = src === undefined ? '' : undefined;
        references.push(...externalReferences('script-src', src));
      } else if (name === 'style') {
        style = '';
      } else if (srcdoc) {
        // The document in `srcdoc` has the policy of its page.
        const framed = inspectPage(srcdoc);
        references.push(...framed.references);
        inlineScripts.push(...framed.inlineScripts);
        handlers.push(...framed.handlers);
      } else if (name === 'link' && /\bstylesheet\b/i.test(rel)) {
        references.push(...externalReferences('style-src', href));
      } else if (name === 'link' && /\bmanifest\b/i.test(rel)) {
        references.push(...externalReferences('manifest-src', href));
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      } else if (style !== undefined) {
        style += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        // Browsers normalize line endings before they hash a script.
        inlineScripts.push(script.replaceAll(/\r\n?/g, '\n'));
        script = undefined;
      } else if (name === 'style' && style !== undefined) {
        references.push(...cssReferences(style));
        style = undefined;
      }
    },
  });
  parser.end(html);
  return {inlineScripts, references, handlers};
}
