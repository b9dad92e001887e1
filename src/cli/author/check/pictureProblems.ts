import {decodedName, isFileOf, withoutBase} from './linkProblems';
import type {Finding, LinkContext} from './linkProblems';
import {localPath, malformation} from './malformedAddress';
import type {Reference, TextFacts} from './readFacts';

function checkPicture(
  {url, syntax}: Reference,
  context: LinkContext,
): Omit<Finding, 'line'> | undefined {
  const isError = syntax !== 'html';
  const name = `the ${syntax === 'html' ? 'file' : 'picture'} ${url}`;
  if (url === '') {
    return isError
      ? {text: 'a picture has no address; write one, or remove it', isError}
      : undefined;
  }
  const local = localPath(url);
  if (local === undefined) {
    return {text: `${name} ${malformation(url)}`, isError};
  }
  if (!local || local.pathname === '') {
    return undefined;
  }
  const {pathname} = local;
  const {site} = context;
  if (syntax !== 'html') {
    if (/[!?]/.test(decodedName(pathname))) {
      return {text: `${name} has a ! or ? in its name; rename the file`, isError};
    }
    return isFileOf(pathname, context)
      ? undefined
      : {text: `${name} does not exist; add the file, or fix the path`, isError};
  }
  const resolved = new URL(pathname, `https://x.example${context.address ?? site.baseUrl}`);
  const below = withoutBase(decodedName(resolved.pathname), site);
  if (
    site.exists(`static${below}`) ||
    (context.address === undefined && !pathname.startsWith('/'))
  ) {
    return undefined;
  }
  return isFileOf(pathname, context)
    ? {
        text: `${name} is not taken from beside the text; write src={require('${pathname}').default}, or ![…](${pathname})`,
        isError,
      }
    : {text: `${name} does not exist; add it to static${below}, or fix the path`, isError};
}

/** Checks the pictures of a text, and other files that its elements show. */
export function pictureProblems({pictures}: TextFacts, context: LinkContext): Finding[] {
  return pictures.flatMap((picture) => {
    const found = checkPicture(picture, context);
    return found ? [{line: picture.line, ...found}] : [];
  });
}
