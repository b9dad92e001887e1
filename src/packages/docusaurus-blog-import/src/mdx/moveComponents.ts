import type {Nodes} from 'mdast';
import {applyEdits} from '../files/changes.js';
import {MdxRewrite} from './MdxRewrite.js';
import {offsetsOf, replaceElement} from './components.js';
import type {Element} from './components.js';
import type {ProgramNode} from './scopes.js';
import type {ComponentSurroundings} from './imports.js';
import {readImports, rewriteExports, rewriteImports, statementsOf} from './modules.js';
import {repairMdx} from './repair.js';
import type {MovedText} from '../addresses/moveAddresses.js';
import {asCode} from '../texts/scan.js';
import {fence} from '../texts/write.js';

/** A text of MDX that builds here, and what its author could install for it. */
interface MovedComponents extends MovedText {
  /** Packages that the text imports and the site lacks; the text builds without them. */
  readonly packages: readonly string[];
}

function replaceMissing(rewrite: MdxRewrite, element: Element, ancestors: readonly Nodes[]): void {
  const parent = ancestors.at(-1);
  const isAlone =
    parent?.type === 'paragraph' &&
    parent.children.every(
      (child) =>
        (child as Nodes) === (element as Nodes) ||
        (child.type === 'text' && child.value.trim() === ''),
    );
  const outer = isAlone ? ancestors.slice(0, -1) : ancestors;
  const isFree = outer.every(
    (node) =>
      node.type === 'root' || (node.type === 'mdxJsxFlowElement' && isMissing(rewrite, node)),
  );
  const canBeBlock = isFree && (isAlone || element.type === 'mdxJsxFlowElement');
  const {edits, as, quote} = replaceElement(element, rewrite.body, canBeBlock, rewrite.pictures);
  rewrite.edits.push(...edits);
  const what = {
    link: 'it was replaced by a picture or a link',
    content: 'only its content is shown',
    comment: 'it is a comment in the text',
  }[as];
  const isFragment = /^(?:React\.)?Fragment$/.test(element.name ?? '');
  if (
    !isFragment &&
    (as !== 'link' ||
      !/^(?:Image|Link|Img|A|StaticImage|YouTube|Tweet|Vimeo|Gist|CodePen)$/.test(
        element.name ?? '',
      ))
  ) {
    rewrite.note(`the component ${element.name} does not exist here; ${what}`, quote);
  }
}

function isMissing(rewrite: MdxRewrite, {name}: {readonly name: string | null}): boolean {
  const [first = ''] = (name ?? '').split('.');
  return (/^[A-Z]/.test(first) || (name ?? '').includes('.')) && !rewrite.known.has(first);
}

/** Removes attributes that use unknown names, and turns styles into the objects that React needs. */
function rewriteAttributes(rewrite: MdxRewrite, element: Element): void {
  for (const attribute of element.attributes) {
    const [start, end] = [
      attribute.position?.start.offset ?? 0,
      attribute.position?.end.offset ?? 0,
    ];
    const value = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value;
    const program =
      typeof value === 'object' && value !== null
        ? (value.data?.estree as unknown as ProgramNode | undefined)
        : undefined;
    const unknown = rewrite.unknownIn(program);
    if (unknown !== undefined) {
      const written = rewrite.body.slice(start, end);
      rewrite.edits.push({
        start: /\s/.test(rewrite.body[start - 1] ?? '') ? start - 1 : start,
        end,
        text: '',
      });
      rewrite.note(
        `${written} of <${element.name}> was removed: ${unknown} does not exist here`,
        `<${element.name}`,
      );
      continue;
    }
    rewrite.use(program);
    const isText = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';
    if (isText && attribute.name === 'style' && /^[a-z]/.test(element.name ?? '')) {
      rewrite.edits.push({start, end, text: styleObject(String(attribute.value))});
    }
  }
}

function rewriteExpression(
  rewrite: MdxRewrite,
  node: Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>,
  isChild: boolean,
): void {
  const program = node.data?.estree as unknown as ProgramNode | undefined;
  const unknown = rewrite.unknownIn(program);
  const [start, end] = offsetsOf(node);
  const written = rewrite.body.slice(start, end);
  const [statement] = (program?.['body'] ?? []) as readonly {readonly expression?: ProgramNode}[];
  if (!isChild && statement?.expression?.type === 'ObjectExpression') {
    throw new Error(`${written} is an object, which cannot be shown`);
  }
  const isFunction = isChild && /^\{\s*(?:\([^)]*\)|\w+)\s*=>/.test(written);
  if (unknown === undefined && !isFunction) {
    rewrite.use(program);
    return;
  }
  const isLong = node.type === 'mdxFlowExpression' && written.includes('\n');
  const text = isLong ? fence('jsx', written).text : asCode(written);
  rewrite.edits.push({start, end, text});
  rewrite.note(
    unknown === undefined
      ? `${asCode(written)} is for a component that does not exist here; it is shown as code`
      : `{${node.value}} uses ${unknown}, which does not exist here; it is shown as code`,
    text.split('\n').slice(0, 2).join('\n'),
  );
}

/** Visits a node with those around it, outermost first. */
function walk(rewrite: MdxRewrite, node: Nodes, ancestors: readonly Nodes[] = []): void {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (isMissing(rewrite, node)) {
      replaceMissing(rewrite, node, ancestors);
    } else {
      rewrite.used.add((node.name ?? '').split('.')[0] ?? '');
      rewriteAttributes(rewrite, node);
    }
  } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const parent = ancestors.findLast((each) => each.type !== 'paragraph');
    const isChild = /^mdxJsx/.test(parent?.type ?? '') && isMissing(rewrite, parent as Element);
    rewriteExpression(rewrite, node, isChild);
  }
  if ('children' in node) {
    node.children.forEach((child) => walk(rewrite, child, [...ancestors, node]));
  }
}

/** A style written as text, which React refuses, as the object that it wants. */
function styleObject(css: string): string {
  const pairs = css.split(/;(?![^(]*\))/).flatMap((rule) => {
    const [name = '', ...value] = rule.split(':');
    const own = name.trim();
    const key = own.startsWith('--')
      ? own
      : own.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const quoted = /^\w+$/.test(key) ? key : JSON.stringify(key);
    return key && value.length > 0 ? [`${quoted}: ${JSON.stringify(value.join(':').trim())}`] : [];
  });
  return `style={{${pairs.join(', ')}}}`;
}

/**
 * Makes a text of MDX build here: brings along what it imports, and replaces what is not there.
 *
 * @throws Error where the text is not MDX
 */
export function moveComponents(source: string, around: ComponentSurroundings): MovedComponents {
  const {text: body, root} = repairMdx(source);
  const statements = statementsOf(root);
  const rewrite = new MdxRewrite(body, around);
  const imports = readImports(rewrite, statements);
  rewriteExports(rewrite, statements);
  walk(rewrite, root);
  rewriteImports(rewrite, imports);
  const needsReact = rewrite.used.has('React') && !rewrite.known.has('React');
  // Edits within an expression that is replaced as a whole are left out.
  const edits = rewrite.edits.filter(
    (edit) =>
      !rewrite.edits.some(
        (other) =>
          other !== edit &&
          other.start <= edit.start &&
          edit.end <= other.end &&
          other.end > other.start,
      ),
  );
  const text = applyEdits(body, edits);
  return {
    text: needsReact ? `import React from 'react';\n\n${text}` : text,
    notes: [...rewrite.notes.values()],
    packages: [...rewrite.packages],
  };
}
