import type {Fields} from '../read/exportedPost.js';
import {fieldsIn} from '../read/exportedPost.js';
import {readAttributes} from './attributes.js';
import type {Tag} from './scan.js';
import {textOf} from '../text.js';

/** Filters that do not change how readers see an address or a text. */
const HARMLESS =
  /^(?:relative_url|absolute_url|(?:prepend|append)\s*:\s*site\.(?:baseurl|url)|escape|strip|uri_escape|xml_escape|smartify|raw|safe|url)$/;

/** Liquid objects. An expression without one may be an example in another template language. */
const OBJECT = /^(?:site|page|layout|include|post|content|paginator|jekyll|collection|theme)\b/;

/** Filters that add the base path of the old site to an address. */
const ADDS_BASE = /^(?:\w+_url|url|prepend\s*:\s*site\.baseurl)$/;

/**
 * Returns the value of a text in quotes or of a variable such as `page.title`. The address of the old site
 * is empty, so that `{{ site.url }}/a` becomes `/a`.
 */
function valueOf(name: string, variables: Fields, base: string): string | undefined {
  const [, , quoted] = /^(["'])([^"']*)\1$/.exec(name) ?? [];
  if (quoted !== undefined || /^site\.(?:baseurl|url)$/.test(name)) {
    return quoted ?? (name === 'site.url' ? '' : base);
  }
  let value: unknown = variables;
  for (const key of name.split('.')) {
    value = fieldsIn(value)[key];
  }
  return textOf(value);
}

/**
 * Evaluates the expression in `{{ … }}`; undefined if only the old site knows its value.
 *
 * @param base base path of the old site, without a slash at its end
 */
export function evaluate(expression: string, variables: Fields, base = ''): string | undefined {
  const [name = '', ...filters] = expression
    .match(/(?:"[^"]*"|'[^']*'|[^|"'])+/g)
    ?.map((part) => part.trim()) ?? [''];
  const isKnown = filters.every((filter) => HARMLESS.test(filter));
  const value = isKnown ? valueOf(name, variables, base) : undefined;
  return value?.startsWith('/') && filters.some((filter) => ADDS_BASE.test(filter))
    ? base + value
    : value;
}

/** True if `{{ … }}` is a Liquid expression instead of an example in another language. */
export function isLiquid(expression: string): boolean {
  return OBJECT.test(expression) || /^(?:"[^"]*"|'[^']*'|[\w.]+)\s*\|\s*[a-z_]+\b/.test(expression);
}

/**
 * Converts an `include` or `render` tag to a tag with the name of the included file, or with the value of
 * the parameter `provider` as its name: `include video id="5" provider="vimeo"` becomes `vimeo`. Other tags
 * stay unchanged.
 */
export function readInclude(tag: Pick<Tag, 'name' | 'args'>): Pick<Tag, 'name' | 'args'> {
  if (!/^(?:include(?:_relative|_cached)?|render)$/.test(tag.name)) {
    return tag;
  }
  const [, name = '', args = ''] = /^["']?([^\s"',]+)["']?[\s,]*(.*)$/s.exec(tag.args) ?? [];
  return {name: readAttributes(args).named['provider'] ?? name, args};
}
