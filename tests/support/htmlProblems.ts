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

/** A problem that is not reported, because Docusaurus' theme causes it in code blocks. */
const ACCEPTED = /^<div> element is not permitted as content under <code>$/;

/** Elements whose tags are optional. */
const OPTIONAL = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/** Returns a message for each kind of element that a browser adds or drops to repair misplaced ones. */
function repairs(html: string, tree: Root): string[] {
  const written: string[] = [];
  const parser = new Parser({
    onopentag(name, _attributes, isImplied) {
      if (!isImplied) {
        written.push(name.toLowerCase());
      }
    },
  });
  parser.end(html);
  const parsed: string[] = [];
  visit(tree, 'element', ({tagName}) => void parsed.push(tagName.toLowerCase()));
  const count = (names: readonly string[], name: string) =>
    names.filter((each) => each === name).length;
  return [...new Set([...written, ...parsed])]
    .filter((name) => !OPTIONAL.has(name) && count(written, name) !== count(parsed, name))
    .map((name) => `<${name}>: ${count(written, name)} written, ${count(parsed, name)} parsed`);
}

/**
 * Returns violations of the HTML standard in a page: parse errors, elements that a browser adds or
 * drops, and problems that html-validate finds. Html-validate gets the parsed page, because it
 * requires end tags that a minifier may omit.
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
      .filter(({message}) => !ACCEPTED.test(message))
      .map(({message, selector}) => `${message} (${selector ?? 'page'})`),
  ];
}

/** Returns the HTML problems of pages, each with the first file that has it and the number of files. */
export async function problemsOf(
  pages: readonly {readonly file: string; readonly html: string}[],
): Promise<string[]> {
  const filesByProblem = new Map<string, string[]>();
  for (const {file, html} of pages) {
    for (const problem of await htmlProblems(html)) {
      filesByProblem.set(problem, [...(filesByProblem.get(problem) ?? []), file]);
    }
  }
  return [...filesByProblem].map(
    ([problem, files]) => `${files[0]} (pages with it: ${files.length}): ${problem}`,
  );
}
