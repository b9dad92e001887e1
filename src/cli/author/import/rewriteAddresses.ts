import type {Definition, Image, ImageReference, Link, LinkReference, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Edit} from './editText';
import {editText} from './editText';
import {htmlEdits} from './htmlEdits';
import type {Rewritten} from './keepTemplateTags';
import {offsetsOf, parseMarkdown} from './parseMarkdown';
import type {Resolved, Resolver} from './resolved';
import {inParentheses, inertText} from './resolved';

function titleOf({title}: {readonly title?: string | null}): string {
  return title ? ` "${title.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : '';
}

/** Takes the brackets off a link and puts its address behind its words. */
function unlink(source: string, node: Link | LinkReference, address: string): Edit[] {
  const {start, end} = offsetsOf(node);
  const first = node.children.at(0);
  const last = node.children.at(-1);
  if (!first || !last || source[start] !== '[') {
    return [{start, end, text: `${inertText(toString(node))}${inParentheses(address)}`.trim()}];
  }
  return [
    {start, end: offsetsOf(first).start, text: ''},
    {start: offsetsOf(last).end, end, text: inParentheses(address)},
  ];
}

/**
 * A picture that is a link: pictures of this site open by themselves, and a link cannot hold
 * another. A thumbnail gives way to what it led to; other links follow the picture.
 */
function picturedLink(source: string, node: Link, resolver: Resolver): Edit[] | undefined {
  const {start, end} = offsetsOf(node);
  const [image, ...others] = node.children;
  if (image?.type !== 'image' || others.length > 0 || source[start] !== '[') {
    return undefined;
  }
  const target = resolver.link(node.url);
  if (target.kind === 'new' && target.path === undefined) {
    const text = `![${inertText(image.alt ?? '')}](${target.address}${titleOf(image)})`;
    return [{start, end, text}];
  }
  const shown = resolver.picture(image.url);
  if (target.kind === 'dead' || shown.kind !== 'new') {
    return undefined;
  }
  const address = target.kind === 'new' ? target.address : node.url;
  const picture = `![${inertText(image.alt ?? '')}](${shown.address}${titleOf(image)})`;
  return [{start, end, text: `${picture} [${inertText(image.alt || address)}](<${address}>)`}];
}

function linkEdits(source: string, node: Link, resolved: Resolved): Edit[] {
  if (resolved.kind === 'keep') {
    return [];
  }
  if (resolved.kind === 'dead') {
    return unlink(source, node, node.url);
  }
  const {start, end} = offsetsOf(node);
  const last = node.children.at(-1);
  const target = `](${resolved.address}${titleOf(node)})`;
  return last && source[start] === '['
    ? [{start: offsetsOf(last).end, end, text: target}]
    : [{start, end, text: `[${inertText(toString(node) || resolved.address)}${target}`}];
}

function pictureText(node: Image | ImageReference, address: string): string {
  return `${inertText(node.alt ?? '')}${inParentheses(address)}`.trim();
}

function imageEdits(node: Image, resolved: Resolved): Edit[] {
  const {start, end} = offsetsOf(node);
  switch (resolved.kind) {
    case 'keep':
      return [];
    case 'dead':
      return [{start, end, text: pictureText(node, node.url)}];
    case 'new':
      return [
        {start, end, text: `![${inertText(node.alt ?? '')}](${resolved.address}${titleOf(node)})`},
      ];
  }
}

function definitionEdits(node: Definition, resolved: Resolved): Edit[] {
  const {start, end} = offsetsOf(node);
  switch (resolved.kind) {
    case 'keep':
      return [];
    case 'dead':
      return [{start, end, text: ''}];
    case 'new':
      return [
        {
          start,
          end,
          text: `[${node.label ?? node.identifier}]: ${resolved.address}${titleOf(node)}`,
        },
      ];
  }
}

/** The definitions of a text by their names; the first of a name counts. */
function definitionsOf(tree: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!found.has(node.identifier)) {
      found.set(node.identifier, node);
    }
  });
  return found;
}

/**
 * Gives every link and picture of a post its address on this site, in Markdown and in raw HTML; what
 * leads nowhere becomes text with the address behind it, since a dead link would stop the build.
 */
export function rewriteAddresses(source: string, resolver: Resolver): Rewritten {
  const tree = parseMarkdown(source);
  const definitions = definitionsOf(tree);
  const pictured = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => {
    pictured.add(identifier);
  });
  const resolvedDefinitions = new Map(
    [...definitions].map(([identifier, node]) => [
      identifier,
      pictured.has(identifier) ? resolver.picture(node.url) : resolver.link(node.url),
    ]),
  );
  const edits: Edit[] = [];
  const notes: string[] = [];
  const note = ({note: line}: Resolved) => notes.push(...(line ? [line] : []));
  for (const resolved of resolvedDefinitions.values()) {
    note(resolved);
  }
  visit(tree, (node, _, parent) => {
    const pictured = node.type === 'link' ? picturedLink(source, node, resolver) : undefined;
    if (pictured) {
      edits.push(...pictured);
      return SKIP;
    }
    if (node.type === 'link' || node.type === 'image') {
      const resolved = node.type === 'link' ? resolver.link(node.url) : resolver.picture(node.url);
      note(resolved);
      edits.push(
        ...(node.type === 'link' ? linkEdits(source, node, resolved) : imageEdits(node, resolved)),
      );
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const address = definitions.get(node.identifier)?.url ?? '';
      if (resolvedDefinitions.get(node.identifier)?.kind === 'dead') {
        edits.push(
          ...(node.type === 'linkReference'
            ? unlink(source, node, address)
            : [{...offsetsOf(node), text: pictureText(node, address)}]),
        );
      }
    } else if (node.type === 'definition') {
      const resolved = resolvedDefinitions.get(node.identifier);
      edits.push(...(resolved ? definitionEdits(node, resolved) : []));
    } else if (node.type === 'html') {
      const result = htmlEdits(
        source,
        node,
        parent?.type !== 'paragraph' && isFlow(parent?.type),
        resolver,
      );
      edits.push(...result.edits);
      notes.push(...result.notes);
    }
  });
  return {text: editText(source, edits), notes: [...new Set(notes)]};
}

/** Whether HTML below such a node is a block; elsewhere it is a part of a line. */
function isFlow(parent: string | undefined): boolean {
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent ?? '');
}
