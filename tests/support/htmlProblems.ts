import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {Parser} from 'htmlparser2';
import {visit} from 'unist-util-visit';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: ['html5'],
    // HTML allows a bare `>`.
    rules: {'no-raw-characters': 'off'},
  }),
);

/** Markup of Docusaurus' theme for the lines of a code block. */
const KNOWN = /^<div> element is not permitted as content under <code>$/;

/** Elements whose tags are optional. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

function writtenTags(html: string): string[] {
  const names: string[] = [];
  const parser = new Parser({
    onopentag(name, _attributes, isImplied) {
      if (!isImplied) {
        names.push(name);
      }
    },
  });
  parser.end(html);
  return names;
}

function parsedElements(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'element', ({tagName}) => void names.push(tagName));
  return names;
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  names.forEach((name) =>
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1),
  );
  return counts;
}

/** Elements that a browser adds or drops, as it does with misplaced ones. */
function repairs(html: string, tree: Root): string[] {
  const written = count(writtenTags(html));
  const parsed = count(parsedElements(tree));
  return [...new Set([...written.keys(), ...parsed.keys()])]
    .filter((name) => !IMPLIED.has(name) && written.get(name) !== parsed.get(name))
    .map((name) => `<${name}>: ${written.get(name) ?? 0} written, ${parsed.get(name) ?? 0} parsed`);
}

/**
 * Violations of the HTML standard in a page: parse errors, elements that a browser would have to
 * repair, and problems that html-validate finds. It requires end tags that a minifier may omit, so it
 * gets the page as parsed.
 */
async function htmlProblems(html: string): Promise<string[]> {
  const problems: string[] = [];
  const tree = fromHtml(html, {
    onerror({reason, line, column}) {
      problems.push(`${reason} (${line}:${column})`);
    },
  });
  problems.push(...repairs(html, tree));
  const {results} = await validator.validateString(toHtml(tree));
  const messages = results.flatMap((result) => result.messages);
  return [
    ...problems,
    ...messages
      .filter(({message}) => !KNOWN.test(message))
      .map(({message, selector}) => `${message} (${selector ?? 'page'})`),
  ];
}

/** Problems of many pages, each with the first file that has it and the number of others. */
export async function problemsOf(
  pages: readonly {readonly file: string; readonly html: string}[],
): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const {file, html} of pages) {
    for (const problem of await htmlProblems(html)) {
      found.set(problem, [...(found.get(problem) ?? []), file]);
    }
  }
  return [...found].map(([problem, files]) => `${files[0]} (of ${files.length}): ${problem}`);
}
