/**
 * Which network an address belongs to, as far as its text says: `loopback` is this machine, `local` is the reader's
 * own network. Browsers ask before a page of the web may reach either, each under a permission of its own.
 */
export function addressSpace(origin: string): 'loopback' | 'local' | undefined {
  const {hostname} = new URL(origin);
  if (/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)) {
    return 'loopback';
  }
  const isLocal =
    /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname) ||
    /^\[f[cde]/.test(hostname) ||
    hostname.endsWith('.local');
  return isLocal ? 'local' : undefined;
}
