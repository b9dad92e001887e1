import type {Content} from '../../../features/content-check/readContent';

/** Matches characters that XML 1.0, and so feeds, do not allow. */
const NOT_IN_XML =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Finds characters that feeds cannot contain, and reports each once per line. */
export function characterProblems({posts, sources}: Content): string[] {
  const texts = [
    ...posts.map(({file, head, body, linesAbove}): [string, string, number][] => [
      [file, head, 1],
      [file, body, linesAbove],
    ]),
    Object.entries(sources).map(([file, text]): [string, string, number] => [file, text, 0]),
  ].flat();
  return texts.flatMap(([file, text, above]) =>
    text.split('\n').flatMap((line, index) =>
      [...new Set(line.match(NOT_IN_XML))].map((character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return `${file}:${above + index + 1}: has the character U+${code}, which feeds cannot contain; delete it`;
      }),
    ),
  );
}
