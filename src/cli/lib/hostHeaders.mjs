import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Headers that the server alone decides on: they depend on the file that is found. */
const OWN = /^(?:cache-control|content-(?:length|encoding))$/i;

/**
 * The headers that a built site's `_headers` (the form of Netlify and Cloudflare Pages) gives to a
 * path: rules begin at the start of a line, their headers are indented, `*` at the end of a rule
 * stands for anything. A build without the file has none.
 *
 * @param {string} root folder of the built site
 * @param {string} path as it was asked for
 * @returns {Promise<[string, string][]>} names and values
 */
export async function hostHeaders(root, path) {
  const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
  /** @type {[string, string][]} */
  const headers = [];
  let applies = false;
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): *(.+)$/.exec(line);
    if (/^\//.test(line)) {
      const rule = line.trim();
      applies = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    } else if (header?.[1] && header[2] && applies && !OWN.test(header[1])) {
      headers.push([header[1], header[2].trim()]);
    }
  }
  return headers;
}
