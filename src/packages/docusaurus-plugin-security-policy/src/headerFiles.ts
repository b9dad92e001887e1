/** Features of browsers that pages may not use. */
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

/** Headers of files whose names contain a hash of their content. */
const LONG_CACHE = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * Returns the headers for paths below the base path, whose trailing `*` matches anything: `policy` for
 * every page, a long cache for folders of `hashed` files.
 */
function headerRules(policy: string, hashed: readonly string[]) {
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
    ...hashed.map((folder) => ({path: `${folder}/*`, headers: LONG_CACHE})),
  ];
}

/** Returns the text of `_headers`, for Netlify and Cloudflare Pages. */
export function headersFile(baseUrl: string, policy: string, hashed: readonly string[]): string {
  const blocks = headerRules(policy, hashed).map(({path, headers}) => {
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
  hashed: readonly string[],
  trailingSlash: boolean | undefined,
): string {
  const headers = headerRules(policy, hashed).map(({path, headers: ruleHeaders}) => ({
    source: baseUrl + path.replace(/\*$/, '(.*)'),
    headers: Object.entries(ruleHeaders).map(([key, value]) => ({key, value})),
  }));
  const addresses = trailingSlash === undefined ? {} : {cleanUrls: !trailingSlash, trailingSlash};
  return `${JSON.stringify({...addresses, headers}, undefined, 2)}\n`;
}
