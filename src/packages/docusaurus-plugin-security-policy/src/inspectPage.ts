import {Parser} from 'htmlparser2';
import type {LoadedFile} from './loadedFiles.js';
import {addressElsewhere, filesOfCss, loadedFile} from './loadedFiles.js';

/** Content of a page that a Content-Security-Policy allows or blocks. */
export interface PageContent {
  /** Executable inline scripts, not data blocks such as JSON-LD. */
  readonly inlineScripts: string[];
  /** Scripts, style sheets and fonts of other sites. */
  readonly files: LoadedFile[];
  /** Origins of frames and form targets on other sites, such as `https://a.example`. */
  readonly frames: string[];
  readonly forms: string[];
  /** Sources of `<object>` and `<embed>`; `'self'` for a file of this site. */
  readonly objects: string[];
  /** Event handlers and `javascript:` addresses, which no hash can allow. */
  readonly handlers: string[];
}

const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;
const ADDRESS_ATTRIBUTE = /^(?:href|src|action|formaction)$/;

/** Returns the origin of an address on another site as a list, or an empty list. */
function originOf(address?: string): string[] {
  const absolute = addressElsewhere(address);
  return absolute === undefined ? [] : [new URL(absolute).origin];
}

/** Adds the content of a frame's `srcdoc`, which has the policy of its page. */
function addContent(content: PageContent, added: PageContent): void {
  for (const key of Object.keys(added) as (keyof PageContent)[]) {
    (content[key] as unknown[]).push(...added[key]);
  }
}

/** Finds the content of a page that a policy must allow. */
export function inspectPage(html: string): PageContent {
  const content: PageContent = {
    inlineScripts: [],
    files: [],
    frames: [],
    forms: [],
    objects: [],
    handlers: [],
  };
  /** Text of the current inline script or style sheet. */
  let script: string | undefined;
  let style: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute)) {
          content.handlers.push(`<${name} ${attribute}>`);
        } else if (ADDRESS_ATTRIBUTE.test(attribute) && /^\s*javascript:/i.test(value)) {
          content.handlers.push(`<${name} ${attribute}="javascript:…">`);
        }
      }
      const {type = '', src, srcdoc, data, action, formaction, rel = '', href} = attributes;
      if (name === 'script' && SCRIPT_TYPE.test(type.trim())) {
        script = src === undefined ? '' : undefined;
        content.files.push(...loadedFile('script-src', src));
      } else if (name === 'style') {
        style = '';
      } else if (name === 'iframe') {
        content.frames.push(...originOf(src));
        addContent(content, inspectPage(srcdoc ?? ''));
      } else if (name === 'form') {
        content.forms.push(...originOf(action));
      } else if (name === 'button' || name === 'input') {
        content.forms.push(...originOf(formaction));
      } else if (name === 'link' && /\bstylesheet\b/i.test(rel)) {
        content.files.push(...loadedFile('style-src', href));
      } else if (name === 'object' || name === 'embed') {
        const [origin = "'self'"] = originOf(data ?? src);
        content.objects.push(origin);
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
        content.inlineScripts.push(script.replaceAll(/\r\n?/g, '\n'));
        script = undefined;
      } else if (name === 'style' && style !== undefined) {
        content.files.push(...filesOfCss(style));
        style = undefined;
      }
    },
  });
  parser.end(html);
  return content;
}
