import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Edit} from './editText';
import {editText} from './editText';
import type {Rewritten} from './keepTemplateTags';
import {offsetsOf, parseMarkdown} from './parseMarkdown';

const H1 = /<h1[\s>]/i;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function headingsOf(source: string): Heading[] {
  const found: Heading[] = [];
  visit(parseMarkdown(source), 'heading', (node) => {
    found.push(node);
  });
  return found;
}

/** The first heading of level 1, for a post that is named nowhere else. */
export function firstTitle(source: string): string | undefined {
  const heading = headingsOf(source).find(({depth}) => depth === 1);
  return heading && (toString(heading).replace(/\s+/g, ' ').trim() || undefined);
}

function shiftEdit(source: string, node: Heading): Edit {
  const {start, end} = offsetsOf(node);
  const raw = source.slice(start, end);
  if (raw.startsWith('#')) {
    return {start, end: start, text: node.depth < 6 ? '#' : ''};
  }
  // Underlined: the words without their line, all in one.
  const words = raw
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/^[\s>]+/, ''));
  return {start, end, text: `${'#'.repeat(node.depth + 1)} ${words.join(' ').trim()}`};
}

function shiftHtml(source: string): Edit[] {
  const edits: Edit[] = [];
  visit(parseMarkdown(source), 'html', (node) => {
    const {start} = offsetsOf(node);
    for (const {index, 1: open = '', 2: level = ''} of node.value.matchAll(
      /(<\/?h)([1-5])(?=[\s>])/gi,
    )) {
      const at = start + index + open.length;
      edits.push({start: at, end: at + 1, text: `${Number(level) + 1}`});
    }
  });
  return edits;
}

/**
 * The title is the page's heading of level 1. One at the top that repeats it is taken out; where
 * there are others, every heading moves one level down.
 */
export function shiftHeadings(body: string, title: string): Rewritten {
  const notes: string[] = [];
  let source = body;
  const [first] = headingsOf(source);
  if (first?.depth === 1 && plain(toString(first)) === plain(title)) {
    source = editText(source, [{...offsetsOf(first), text: ''}]);
    notes.push('the heading that repeats the title taken out');
  }
  const headings = headingsOf(source);
  let hasHtml = false;
  visit(parseMarkdown(source), 'html', ({value}) => {
    hasHtml ||= H1.test(value);
  });
  if (!hasHtml && headings.every(({depth}) => depth > 1)) {
    return {text: source, notes};
  }
  return {
    text: editText(source, [
      ...headings.map((heading) => shiftEdit(source, heading)),
      ...shiftHtml(source),
    ]),
    notes: [...notes, 'headings moved one level down'],
  };
}
