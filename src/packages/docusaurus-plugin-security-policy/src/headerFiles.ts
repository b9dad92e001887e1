/** Browser features that pages may not use. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const LONG_CACHE = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * Returns the headers for each path. Paths are relative to the base URL, and a trailing `*` matches
 * anything.
 *
 * @param hashedFolders folders of files whose names contain a hash of their content
 */
function headerRules(policy: string, hashedFolders: readonly string[]) {
  return [
    {
      path: '*',
      headers: {
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
      },
    },
    ...hashedFolders.map((folder) => ({path: `${folder}/*`, headers: LONG_CACHE})),
  ];
}

/** Returns the text of `_headers`, for Netlify and Cloudflare Pages. */
export function headersFile(
  baseUrl: string,
  policy: string,
  hashedFolders: readonly string[],
): string {
  const blocks = headerRules(policy, hashedFolders).map(({path, headers}) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${baseUrl}${path}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/**
 * Returns the text of `vercel.json`, for a project whose root is the build folder.
 *
 * @param trailingSlash the site's setting, so that Vercel serves pages at the same addresses
 */
export function vercelFile(
  baseUrl: string,
  policy: string,
  hashedFolders: readonly string[],
  trailingSlash: boolean | undefined,
): string {
  const headers = headerRules(policy, hashedFolders).map(({path, headers: ruleHeaders}) => ({
    source: baseUrl + path.replace(/\*$/, '(.*)'),
    headers: Object.entries(ruleHeaders).map(([key, value]) => ({key, value})),
  }));
  const addresses = trailingSlash === undefined ? {} : {cleanUrls: !trailingSlash, trailingSlash};
  return `${JSON.stringify({...addresses, headers}, undefined, 2)}\n`;
}
