import type {AtRule, ChildNode, Container, Document, Root, Rule} from 'postcss';

function parents(node: ChildNode): AtRule[] {
  const found: AtRule[] = [];
  let {parent} = node as {parent?: Container | Document};
  while (parent?.type === 'atrule') {
    found.push(parent as AtRule);
    ({parent} = parent as AtRule);
  }
  return found;
}

/** Whether a rule is Infima's or the theme's: Docusaurus puts those into layers. */
export function isLayered(rule: Rule): boolean {
  return parents(rule).some(({name}) => name === 'layer');
}

/** Whether a rule stands in no `@media` or the like. */
export function isUnconditional(rule: Rule): boolean {
  return parents(rule).every(({name}) => name === 'layer');
}

/** Whether what stands there is a rule for elements, and not a step of an animation. */
export function isForElements(rule: Rule): boolean {
  return parents(rule).every(({name}) => !name.endsWith('keyframes'));
}

/** Takes the selectors for which a test fails out of the layers' rules. */
export function keepSelectors(root: Root, isKept: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    if (isLayered(rule) && isForElements(rule)) {
      const kept = rule.selectors.filter(isKept);
      if (kept.length === 0) {
        rule.remove();
      } else if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
    }
  });
}

/** Removes rules and at-rules that have become empty. */
export function dropEmpty(root: Root): void {
  const drop = (container: Container): void => {
    container.each((node) => {
      if ('nodes' in node && node.nodes) {
        drop(node as Container);
        if (node.nodes.length === 0) {
          node.remove();
        }
      }
    });
  };
  drop(root);
}
