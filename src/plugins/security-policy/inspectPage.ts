import {Parser} from 'htmlparser2';

/** What a page brings that a content security policy has a say in. */
export interface PageSources {
  /** Texts of the scripts that stand in the page and would run; data such as JSON-LD does not. */
  readonly inlineScripts: string[];
  /** Origins of other sites, such as `https://a.example`, by what is loaded from them. */
  readonly scripts: string[];
  readonly styles: string[];
  readonly frames: string[];
  readonly forms: string[];
  /** Sources of `<object>` and `<embed>`; `'self'` where one is a file of this site. */
  readonly objects: string[];
  /** What no policy lets run, in words, such as `<a onclick>`. */
  readonly refused: string[];
}

const RUNS =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const LEADS = /^(?:href|src|action|formaction)$/;

/** The origin of an address on another site; of an address within this one, none. */
function originOf(address: string | undefined): string[] {
  const text = (address ?? '').trim();
  const whole = text.startsWith('//') ? `https:${text}` : text;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? [new URL(whole).origin] : [];
}

/** @param html a whole page, as it is served */
export function inspectPage(html: string): PageSources {
  const found: PageSources = {
    inlineScripts: [],
    scripts: [],
    styles: [],
    frames: [],
    forms: [],
    objects: [],
    refused: [],
  };
  /** The text of the inline script that is being read. */
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute)) {
          found.refused.push(`<${name} ${attribute}>`);
        } else if (LEADS.test(attribute) && /^\s*javascript:/i.test(value)) {
          found.refused.push(`<${name} ${attribute}="javascript:…">`);
        }
      }
      const {type = '', src, data, action, rel = '', href} = attributes;
      if (name === 'script' && RUNS.test(type.trim())) {
        script = src === undefined ? '' : undefined;
        found.scripts.push(...originOf(src));
      } else if (name === 'iframe') {
        found.frames.push(...originOf(src));
      } else if (name === 'form') {
        found.forms.push(...originOf(action));
      } else if (name === 'link' && /\bstylesheet\b/i.test(rel)) {
        found.styles.push(...originOf(href));
      } else if (name === 'object' || name === 'embed') {
        const [origin = "'self'"] = originOf(data ?? src);
        found.objects.push(origin);
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        found.inlineScripts.push(script);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return found;
}
