import type {BuiltFacts} from './types';

const ATTRIBUTE = /\s(src|href|data-part)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** What a twin takes from the HTML of its page, with its attributes quoted or not. */
export function readBuiltPage(html: string): BuiltFacts {
  const found = [...html.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => ({
    name,
    value: decode(double ?? single ?? bare ?? ''),
  }));
  return {
    partTitles: found.filter(({name}) => name === 'data-part').map(({value}) => value),
    addresses: found.filter(({name}) => name !== 'data-part').map(({value}) => value),
  };
}
