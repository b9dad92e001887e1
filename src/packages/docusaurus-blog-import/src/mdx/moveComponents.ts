import type {Nodes} from 'mdast';
import {offsetsOf} from '../docusaurus/parseMarkdown.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import {Notes} from '../report/notes.js';
import {isGated} from '../texts/gatedTags.js';
import {asCode, fence} from '../texts/write.js';
import type {Element} from './components.js';
import {MARKDOWN_OUTCOME, replaceElement} from './components.js';
import type {ComponentContext, ModuleRequest, ResolvedImport} from './imports.js';
import {findImport, requestsIn} from './imports.js';
import type {ProgramNode} from './modules.js';
import {
  freeNames,
  rangeOf,
  readImports,
  rewriteExports,
  rewriteImports,
  statementsOf,
} from './modules.js';
import {repairMdx} from './repair.js';

/** Names that every MDX file can use: Docusaurus' components and variables, and those of CommonJS. */
const PREDEFINED =
  'Admonition Details Head props frontMatter metadata toc assets contentTitle components require module exports undefined arguments'.split(
    ' ',
  );
/** Globals of browsers: code that runs during the build must not use them outside functions. */
const IN_BROWSER =
  /^(?:window|document|navigator|location|history|localStorage|sessionStorage|alert|self)$/;
/** Components whose replacement with a link or a picture is not reported. */
const WELL_KNOWN = /^(?:Image|Link|Img|A|StaticImage|YouTube|Tweet|Vimeo|Gist|CodePen)$/;

type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

function programOf(node: unknown): ProgramNode | undefined {
  const {data} = (node ?? {}) as {readonly data?: {readonly estree?: unknown} | null};
  return (data?.estree ?? undefined) as ProgramNode | undefined;
}

/** Edits and notes collected while an MDX text is rewritten. */
export class MdxRewrite {
  readonly notes = new Notes();
  readonly edits: Edit[] = [];
  /** Names that the text can use. */
  readonly knownNames = new Set(PREDEFINED);
  readonly usedNames = new Set<string>();
  /** Packages that the text imports and the site lacks. */
  readonly packages = new Set<string>();
  /** Relative addresses of imported pictures, by the name of the import. */
  readonly pictures = new Map<string, string>();

  constructor(
    readonly body: string,
    readonly context: ComponentContext,
  ) {}

  note(text: string, quote?: string): void {
    this.notes.add({kind: 'code', text, quote});
  }

  /** Finds the modules that a part of the text imports, requires or exports from. */
  requestsIn(node: ProgramNode | undefined): ModuleRequest[] {
    const [start, end] = node ? rangeOf(node) : [0, 0];
    return requestsIn(this.body.slice(start, end)).map((request) => ({
      ...request,
      start: start + request.start,
    }));
  }

  /** Returns a missing name or module that a program uses and that would stop the build. */
  unknownIn(node: ProgramNode | undefined): string | undefined {
    const [unknown] =
      [...freeNames(node)].find(
        ([name, isImmediate]) =>
          !this.knownNames.has(name) &&
          (IN_BROWSER.test(name) ? isImmediate : !(name in globalThis)),
      ) ?? [];
    const modules = this.requestsIn(node).map(({address}) => address);
    return unknown ?? modules.find((each) => !findImport(each, this.context).isAvailable);
  }

  /** Records the names that a program uses, and copies the modules that it requires. */
  use(node: ProgramNode | undefined): void {
    freeNames(node).forEach((_, name) => this.usedNames.add(name));
    this.requestsIn(node).forEach((request) => {
      this.copyImport(request, findImport(request.address, this.context));
    });
  }

  /** Copies the file of a module with its dependencies, and rewrites its address. */
  copyImport({address, start}: ModuleRequest, {file, dependencies, fixed}: ResolvedImport): void {
    if (file !== undefined) {
      const text = this.context.planCodeCopies([file, ...dependencies], address, fixed);
      this.edits.push({start, end: start + address.length, text});
    }
  }

  /**
   * Collects the edits for a node and its children.
   *
   * @param ancestors outermost first
   */
  visit(node: Nodes, ancestors: readonly Nodes[] = []): void {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const setContent = node.attributes.find((each) => 'name' in each && /^set:/.test(each.name));
      if (setContent) {
        const written = this.body.slice(...offsetsOf(setContent));
        this.note(`${written} is Astro syntax; its content is not shown`);
      }
      if (this.isMissing(node)) {
        this.replaceMissing(node, ancestors);
        if (isGated(node.name ?? '')) {
          return;
        }
      } else {
        this.usedNames.add((node.name ?? '').split('.')[0] ?? '');
        node.attributes.forEach((attribute) => this.rewriteAttribute(node, attribute));
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const parent = ancestors.findLast((each) => each.type !== 'paragraph');
      const isInMissingComponent =
        /^mdxJsx/.test(parent?.type ?? '') && this.isMissing(parent as Element);
      this.rewriteExpression(node, isInMissingComponent);
    }
    if ('children' in node) {
      node.children.forEach((child) => this.visit(child, [...ancestors, node]));
    }
  }

  /** True for a component, such as `Tab` or `Tab.Panel`, whose name the text cannot use. */
  private isMissing({name}: {readonly name: string | null}): boolean {
    const [first = ''] = (name ?? '').split('.');
    return (/^[A-Z]/.test(first) || (name ?? '').includes('.')) && !this.knownNames.has(first);
  }

  private replaceMissing(element: Element, ancestors: readonly Nodes[]): void {
    const parent = ancestors.at(-1);
    const isAloneInParagraph =
      parent?.type === 'paragraph' &&
      parent.children.every(
        (child) => child === element || (child.type === 'text' && child.value.trim() === ''),
      );
    // A block can only be at the top level, or in components that are replaced by their content.
    const allowsBlocks = (isAloneInParagraph ? ancestors.slice(0, -1) : ancestors).every(
      (node) => node.type === 'root' || (node.type === 'mdxJsxFlowElement' && this.isMissing(node)),
    );
    const canBeBlock = allowsBlocks && (isAloneInParagraph || element.type === 'mdxJsxFlowElement');
    const {edits, outcome, quote} = replaceElement(element, this.body, canBeBlock, this.pictures);
    this.edits.push(...edits);
    const name = element.name ?? '';
    if (
      !/^(?:React\.)?Fragment$/.test(name) &&
      (outcome !== MARKDOWN_OUTCOME || !WELL_KNOWN.test(name))
    ) {
      this.note(`the component ${name} does not exist here; ${outcome}`, quote);
    }
  }

  /** Removes an attribute that uses unknown names, and converts a style to an object. */
  private rewriteAttribute(element: Element, attribute: Element['attributes'][number]): void {
    const [start, end] = offsetsOf(attribute);
    const isExpression = attribute.type === 'mdxJsxExpressionAttribute';
    const program = programOf(isExpression ? attribute : attribute.value);
    const unknown = this.unknownIn(program);
    if (unknown !== undefined) {
      const space = /\s/.test(this.body[start - 1] ?? '') ? 1 : 0;
      this.edits.push({start: start - space, end, text: ''});
      this.note(
        `${this.body.slice(start, end)} of <${element.name}> was removed: ${unknown} does not exist here`,
        `<${element.name}`,
      );
      return;
    }
    this.use(program);
    const isStyle = !isExpression && attribute.name === 'style';
    if (isStyle && typeof attribute.value === 'string' && /^[a-z]/.test(element.name ?? '')) {
      this.edits.push({start, end, text: styleObject(attribute.value)});
    }
  }

  private rewriteExpression(node: Expression, isInMissingComponent: boolean): void {
    const program = programOf(node);
    const unknown = this.unknownIn(program);
    const [start, end] = offsetsOf(node);
    const written = this.body.slice(start, end);
    const [statement] = (program?.['body'] ?? []) as readonly {readonly expression?: ProgramNode}[];
    if (!isInMissingComponent && statement?.expression?.type === 'ObjectExpression') {
      throw new Error(`${written} is an object, which cannot be shown`);
    }
    // A component that is missing would have called this function, as in `<Menu>{({open}) => …}</Menu>`.
    const isFunction = isInMissingComponent && /^\{\s*(?:\([^)]*\)|\w+)\s*=>/.test(written);
    if (unknown === undefined && !isFunction) {
      this.use(program);
      return;
    }
    const isBlock = node.type === 'mdxFlowExpression' && written.includes('\n');
    const text = isBlock ? fence('jsx', written).text : asCode(written);
    this.edits.push({start, end, text});
    this.note(
      unknown === undefined
        ? `${asCode(written)} is for a component that does not exist here; it is shown as code`
        : `{${node.value}} uses ${unknown}, which does not exist here; it is shown as code`,
      text.split('\n').slice(0, 2).join('\n'),
    );
  }
}

/** Returns a `style` attribute with an object, because React does not accept CSS text. */
function styleObject(css: string): string {
  const pairs = css.split(/;(?![^(]*\))/).flatMap((rule) => {
    const [, name = '', value] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(rule) ?? [];
    const key = name.startsWith('--')
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const quoted = /^\w+$/.test(key) ? key : JSON.stringify(key);
    return value === undefined ? [] : [`${quoted}: ${JSON.stringify(value)}`];
  });
  return `style={{${pairs.join(', ')}}}`;
}

/**
 * Rewrites an MDX text so that it builds here: copies the files that it imports, and replaces missing
 * components.
 *
 * @throws Error if the text is not valid MDX
 */
export function moveComponents(source: string, context: ComponentContext) {
  const {text: body, root} = repairMdx(source);
  const statements = statementsOf(root);
  const rewrite = new MdxRewrite(body, context);
  const imports = readImports(rewrite, statements);
  rewriteExports(rewrite, statements);
  rewrite.visit(root);
  rewriteImports(rewrite, imports);
  // Edits inside a replaced range are dropped. An insertion, with an empty range, replaces nothing.
  const isInside = (inner: Edit, outer: Edit) =>
    outer !== inner &&
    outer.start < outer.end &&
    outer.start <= inner.start &&
    inner.end <= outer.end;
  const edits = rewrite.edits.filter(
    (edit) => !rewrite.edits.some((other) => isInside(edit, other)),
  );
  return {
    text: applyEdits(body, edits),
    notes: [...rewrite.notes.values()],
    packages: [...rewrite.packages],
  };
}
