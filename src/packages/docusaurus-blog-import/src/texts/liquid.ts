import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import {readAttributes} from './attributes.js';

/** Filters that leave an address or a text as a reader sees it. */
const HARMLESS =
  /^(?:relative_url|absolute_url|(?:prepend|append)\s*:\s*site\.(?:baseurl|url)|escape|strip|uri_escape|xml_escape|smartify|raw|safe|url)$/;

/** Objects of Liquid; an expression without one of them may be text about another language. */
const OBJECT = /^(?:site|page|layout|include|post|content|paginator|jekyll|collection|theme)\b/;

function valueOf(name: string, page: Fields): string | undefined {
  const [, , quoted] = /^(["'])([^"']*)\1$/.exec(name) ?? [];
  if (quoted !== undefined || /^site\.(?:baseurl|url)$/.test(name)) {
    return quoted ?? '';
  }
  const value = name
    .split('.')
    .reduce<unknown>((each, key) => (isFields(each) ? each[key] : undefined), {page});
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the value of `{{ … }}`; undefined if it is unknown here. */
export function evaluate(expression: string, page: Fields): string | undefined {
  const [name = '', ...filters] = expression
    .match(/(?:"[^"]*"|'[^']*'|[^|"'])+/g)
    ?.map((part) => part.trim()) ?? [''];
  return filters.every((filter) => HARMLESS.test(filter)) ? valueOf(name, page) : undefined;
}

/** True if `{{ … }}` is an expression of Liquid, and no text about another language. */
export function isLiquid(expression: string): boolean {
  return OBJECT.test(expression) || /^(?:"[^"]*"|'[^']*'|[\w.]+)\s*\|\s*[a-z_]+\b/.test(expression);
}

/** Reads the file that `{% include %}` names, as the name of a tag, and what the file is given. */
export function readInclude(args: string): {readonly name: string; readonly args: string} {
  const [, name = '', rest = ''] = /^["']?([^\s"']+)["']?\s*(.*)$/s.exec(args) ?? [];
  const {provider} = readAttributes(rest).named;
  return {name: provider ?? name, args: rest};
}
