/** A source with a host, such as `https://*.a.example:8080/path`; only the host is required. */
const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/i;

const DEFAULT_PORTS: Readonly<Record<string, string>> = {http: '80', https: '443'};

/** True if a source with the scheme `allowed` allows addresses with `scheme`; `http` also allows `https`. */
function matchesScheme(allowed: string, scheme: string): boolean {
  return allowed === scheme || (allowed === 'http' && scheme === 'https');
}

function matchesHost(allowed: string, host: string): boolean {
  return allowed.startsWith('*') ? host.endsWith(allowed.slice(1)) : host === allowed;
}

/** True if `path` is the path `allowed`, or is below it if `allowed` ends with a slash. */
function matchesPath(allowed: string, path: string): boolean {
  return allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed;
}

/**
 * True if a source of a Content-Security-Policy allows an address, on a page that is served over HTTPS.
 *
 * @param address absolute address of a file on another site, or a scheme such as `data:`
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
export function matchesSource(source: string, address: string): boolean {
  const {protocol, hostname, port, pathname} = new URL(address);
  const scheme = protocol.slice(0, -1);
  if (source === '*') {
    return matchesScheme('http', scheme);
  }
  // Only a scheme, such as `data:`.
  if (/^[^/']+:$/.test(source)) {
    return matchesScheme(source.slice(0, -1).toLowerCase(), scheme);
  }
  const [match, allowedScheme = 'https', host = '', allowedPort, path] =
    HOST_SOURCE.exec(source) ?? [];
  const actualPort = port || DEFAULT_PORTS[scheme];
  return (
    match !== undefined &&
    matchesScheme(allowedScheme.toLowerCase(), scheme) &&
    matchesHost(host.toLowerCase(), hostname) &&
    (allowedPort === '*' || actualPort === (allowedPort ?? DEFAULT_PORTS[scheme])) &&
    (path === undefined || matchesPath(path, pathname))
  );
}
