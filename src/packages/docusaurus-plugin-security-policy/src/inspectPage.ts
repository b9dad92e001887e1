import {Parser} from 'htmlparser2';

/** What a page contains that a Content-Security-Policy decides on. */
export interface PageContent {
  /** Inline scripts that would run; data blocks such as JSON-LD do not. */
  readonly inlineScripts: string[];
  /** Origins of other sites, such as `https://a.example`, by what is loaded from them. */
  readonly scripts: string[];
  readonly styles: string[];
  readonly frames: string[];
  readonly forms: string[];
  /** Sources of `<object>` and `<embed>`; `'self'` for a file of this site. */
  readonly objects: string[];
  /** Content that no hash can allow, such as `<a onclick>`. */
  readonly handlers: string[];
}

const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const ADDRESS_ATTRIBUTE = /^(?:href|src|action|formaction)$/;

/** @returns the origin of an address on another site, or an empty list */
function originOf(address = ''): string[] {
  const text = address.trim();
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? [new URL(absolute).origin] : [];
}

/** @param html a whole page, as it is served */
export function inspectPage(html: string): PageContent {
  const content: PageContent = {
    inlineScripts: [],
    scripts: [],
    styles: [],
    frames: [],
    forms: [],
    objects: [],
    handlers: [],
  };
  /** Text of the inline script that is being read. */
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute)) {
          content.handlers.push(`<${name} ${attribute}>`);
        } else if (ADDRESS_ATTRIBUTE.test(attribute) && /^\s*javascript:/i.test(value)) {
          content.handlers.push(`<${name} ${attribute}="javascript:…">`);
        }
      }
      const {type = '', src, data, action, rel = '', href} = attributes;
      if (name === 'script' && SCRIPT_TYPE.test(type.trim())) {
        script = src === undefined ? '' : undefined;
        content.scripts.push(...originOf(src));
      } else if (name === 'iframe') {
        content.frames.push(...originOf(src));
      } else if (name === 'form') {
        content.forms.push(...originOf(action));
      } else if (name === 'link' && /\bstylesheet\b/i.test(rel)) {
        content.styles.push(...originOf(href));
      } else if (name === 'object' || name === 'embed') {
        const [origin = "'self'"] = originOf(data ?? src);
        content.objects.push(origin);
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        // Browsers hash what their parser has read, with line feeds alone.
        content.inlineScripts.push(script.replaceAll(/\r\n?/g, '\n'));
        script = undefined;
      }
    },
  });
  parser.end(html);
  return content;
}
