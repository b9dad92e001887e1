const ATTRIBUTE = /\[[^\]]*\]/g;
const EXCLUDED = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** Any one of several will do. */
const CHOICE = /:(?:is|where|has)\((?=[^()]*,)(?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|\\.|[^\p{ASCII}])+)/gu;

/** The classes without which a selector (of one branch, without commas) cannot match. */
export function selectorClasses(selector: string): string[] {
  const needed = selector.replace(ATTRIBUTE, '').replace(EXCLUDED, '').replace(CHOICE, '');
  return [...needed.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}
