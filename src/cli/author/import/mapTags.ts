import {foldTag} from '../../../lib/foldTag';
import {foldText} from '../../../lib/foldText';
import {nearest} from '../../../lib/nearest';

export interface KnownTag {
  readonly key: string;
  readonly label: string;
}

export interface MappedTags {
  /** Keys of blog/tags.yml, each once, at most ten. */
  readonly keys: readonly string[];
  /** Names that have no tag here, as they were written. */
  readonly unknown: readonly string[];
  readonly notes: readonly string[];
}

const MOST = 10;

function fold(name: string): string {
  return foldTag(foldText(name.trim().replace(/^#/, '')).replace(/[./&+]/g, ' '));
}

/** "a, b" is a list; "a b" is one name if there is such a tag, else a list as in Jekyll. */
function namesIn(text: string, find: (name: string) => string | undefined): string[] {
  if (/[,;|]/.test(text)) {
    return text.split(/[,;|]/);
  }
  const words = text.split(/\s+/);
  const isList = words.length > 1 && find(text) === undefined && words.some((word) => find(word));
  return isList ? words : [text];
}

/**
 * The site's tags for those of another, by folded key and label.
 *
 * @param texts names, or lists of names in one text
 */
export function mapTags(texts: readonly string[], known: readonly KnownTag[]): MappedTags {
  const byFold = new Map(
    known.flatMap(({key, label}) => [[fold(label), key] as const, [fold(key), key] as const]),
  );
  const find = (name: string) => byFold.get(fold(name));
  const names = texts
    .flatMap((text) => namesIn(text, find))
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean);
  const found = [...new Set(names.flatMap((name) => find(name) ?? []))];
  const unknown = [...new Set(names.filter((name) => find(name) === undefined))];
  const notes = unknown.map((name) => {
    const guess =
      nearest(
        name,
        known.map(({key}) => key),
      ) ??
      nearest(
        name,
        known.map(({label}) => label),
      );
    return `tag "${name}" is not in blog/tags.yml${guess ? `; the nearest is "${guess}"` : ''}`;
  });
  const tooMany = found.slice(MOST);
  return {
    keys: found.slice(0, MOST),
    unknown: [...unknown, ...tooMany],
    notes: [
      ...notes,
      ...(tooMany.length > 0 ? [`more than ${MOST} tags; left out: ${tooMany.join(', ')}`] : []),
    ],
  };
}
