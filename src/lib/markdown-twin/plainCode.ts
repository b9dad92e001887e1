import type {Code} from 'mdast';

/** A code block whole, with its language and title; marked lines and marks for tests are left out. */
export function plainCode({lang, meta, value}: Code): Code {
  const [title] = /\btitle=(?:"[^"]*"|'[^']*'|\S+)/.exec(meta ?? '') ?? [];
  return {type: 'code', value, ...(lang ? {lang} : {}), ...(lang && title ? {meta: title} : {})};
}
