const TOKEN = /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[\s\S]/g;

function source(token: string): string {
  switch (token) {
    case '**/':
      return '(?:[^/]+/)*';
    case '**':
      return '.*';
    case '*':
      return '[^/]*';
    case '?':
      return '[^/]';
    default:
      return token.length > 1
        ? `(?:${alternatives(token)})`
        : token.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
  }
}

function alternatives(braces: string): string {
  return braces.slice(1, -1).split(',').map(pattern).join('|');
}

function pattern(glob: string): string {
  return (glob.match(TOKEN) ?? []).map(source).join('');
}

/**
 * Whether a path from the root, with forward slashes, is the one named, lies in the folder named, or
 * fits the pattern: `*`, `**`, `?` and `{a,b}` as in a shell.
 */
export function matchesGlob(file: string, glob: string): boolean {
  const clean = glob.replace(/^\.\//, '').replace(/\/$/, '');
  return new RegExp(`^${pattern(clean)}(?:/.*)?$`, 'u').test(file);
}
