import {ModelError} from '../ModelError';

/** Longer than any address of a server. */
const LONGEST = 300;
const NO_ADDRESS = 'This is not an address. One looks like http://localhost:11434.';

function badAddress(message: string, cause?: unknown): ModelError {
  return new ModelError('bad-address', message, {cause});
}

/**
 * Scheme, host and port of what a reader typed, such as `http://localhost:11434`. The scheme may be missing; paths
 * such as `/v1` are dropped, because both APIs have theirs. `0.0.0.0`, which servers print as where they listen,
 * becomes `localhost`: it is no address to ask at.
 * @throws ModelError `bad-address`, with the sentence to show.
 */
export function parseServerAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST) {
    throw badAddress('Type the address of your server, such as http://localhost:11434.');
  }
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  } catch (cause) {
    throw badAddress(NO_ADDRESS, cause);
  }
  // Chromium takes a host with spaces, and writes them so.
  if (/[\s%]/.test(url.hostname)) {
    throw badAddress(NO_ADDRESS);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw badAddress('The address must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw badAddress('Leave the user name and password out of the address; they are never sent.');
  }
  if (url.hostname === '0.0.0.0') {
    url.hostname = 'localhost';
  }
  return url.origin;
}
