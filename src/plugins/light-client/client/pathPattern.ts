interface Key {
  readonly name: string | number;
}

interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/**
 * Stands in for `path-to-regexp`, of which the routes here need three things: paths that are
 * literal, `:name` for one piece between slashes, and `*` for anything. A sign behind a backslash is
 * literal, as the router's links write them.
 *
 * @param keys takes the names in the order of the groups
 */
export default function pathPattern(path: string, keys: Key[], options: Options = {}): RegExp {
  const {end = true, strict = false, sensitive = false} = options;
  const source = (strict ? path : path.replace(/\/$/, '')).replace(
    /\\.|:(\w+)|(\*)|[.+?^${}()|[\]]/g,
    (sign: string, name?: string, star?: string) => {
      if (star) {
        keys.push({name: keys.length});
        return '(.*)';
      }
      if (name === undefined) {
        return sign.startsWith('\\') ? sign : `\\${sign}`;
      }
      keys.push({name});
      return '([^\\/]+?)';
    },
  );
  const slash = strict ? '' : '(?:\\/(?=$))?';
  return new RegExp(`^${source}${slash}${end ? '$' : '(?=\\/|$)'}`, sensitive ? '' : 'i');
}
