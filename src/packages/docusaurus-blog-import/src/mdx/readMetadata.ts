import type {Literal} from 'mdast';
import {visit} from 'unist-util-visit';
import {offsetsOf} from '../docusaurus/parseMarkdown.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import type {Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import {withComputedPrivacy} from '../read/frontMatter.js';
import {readLiterals} from '../read/literals.js';
import {textOf} from '../text.js';
import {isPictureOrMedia} from '../texts/write.js';
import {declaredBy, rangeOf, removalOf, statementsOf} from './modules.js';
import {repairMdx} from './repair.js';

/** Names under which Next and similar engines export the fields of front matter. */
const NAMES = '(?:meta|metadata|front[mM]atter|attributes)';
const NAME = new RegExp(`^${NAMES}$`);
const EXPORT = new RegExp(String.raw`^export\s+const\s+${NAMES}\b`, 'm');
/** Matches an expression that is only a field, such as `frontmatter.title`. */
const FIELD = new RegExp(String.raw`^\s*${NAMES}\.(\w+)\s*$`);

/** Reads the fields that an MDX text exports as an object, and returns the text without the export. */
export function readMetadata(source: string): {readonly fields: Fields; readonly body: string} {
  const unchanged = {fields: {}, body: source};
  if (!EXPORT.test(source)) {
    return unchanged;
  }
  let repaired: ReturnType<typeof repairMdx>;
  try {
    repaired = repairMdx(source);
  } catch {
    return unchanged;
  }
  const {text, root} = repaired;
  const imports = text.match(/^import\s[^]*?["'];?$/gm) ?? [];
  const found = statementsOf(root).flatMap((statement) => {
    const [name = '', ...others] = declaredBy(statement);
    const code = [...imports, text.slice(...rangeOf(statement))].join('\n');
    // An imported picture is represented by its address; any other import, such as an author, by its name.
    const {constants, valueOf} = readLiterals('a.tsx', code, (local, address) =>
      isPictureOrMedia(address) ? address : local,
    );
    const isMetadata = NAME.test(name) && others.length === 0;
    const value = isMetadata ? valueOf(constants.get(name)) : undefined;
    return isFields(value) ? [{value, edit: removalOf(statement, text)}] : [];
  });
  if (found.length === 0) {
    return unchanged;
  }
  const fields = withComputedPrivacy(Object.assign({}, ...found.map(({value}) => value)) as Fields);
  const edits = found.map(({edit}) => edit);
  // As in front matter, dates become text, and fields without a value are left out.
  return {fields: JSON.parse(JSON.stringify(fields)) as Fields, body: applyEdits(text, edits)};
}

/**
 * Writes the values of fields in the text, because the object that contains them does not exist here.
 * JavaScript and attributes stay unchanged, and so does a text that is not valid MDX.
 */
export function withFields(source: string, fields: Fields): string {
  if (!new RegExp(String.raw`\{\s*${NAMES}\.`).test(source)) {
    return source;
  }
  try {
    const {text, root} = repairMdx(source);
    const edits: Edit[] = [];
    visit(root, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
      const [, name = ''] = FIELD.exec((node as Literal).value) ?? [];
      const value = textOf(fields[name]);
      if (value !== undefined) {
        const [start, end] = offsetsOf(node);
        edits.push({start, end, text: value.replace(/[\\{<*_`[\]]/g, '\\$&')});
      }
    });
    return applyEdits(text, edits);
  } catch {
    return source;
  }
}
