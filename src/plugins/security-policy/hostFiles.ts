/** A path of the site, or what begins with it where it ends in `*`, and the headers of what is there. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const REFUSED_DEVICES = [
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

/**
 * @param baseUrl path of the site, with both slashes
 * @param policy content security policy of all its pages
 */
export function headerRules(baseUrl: string, policy: string): HeaderRule[] {
  return [
    {
      path: `${baseUrl}*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_DEVICES.map((name) => `${name}=()`).join(', '),
      },
    },
    // Its name says nothing of its type.
    {
      path: `${baseUrl}.well-known/api-catalog`,
      headers: {'Content-Type': 'application/linkset+json'},
    },
    // Docusaurus puts a hash of the content into every name there.
    {
      path: `${baseUrl}assets/*`,
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
  ];
}

/** `_headers`, as Netlify, Cloudflare Pages and `npm start` read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({path, headers}) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** `vercel.json`, for a project whose root is the built folder. */
export function vercelFile(rules: readonly HeaderRule[]): string {
  const headers = rules.map(({path, headers: own}) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: Object.entries(own).map(([key, value]) => ({key, value})),
  }));
  return `${JSON.stringify({cleanUrls: true, trailingSlash: false, headers}, undefined, 2)}\n`;
}

/**
 * `/.well-known/security.txt` by RFC 9116, which wants a day on which it ends: a year from now.
 *
 * @param site address of the site, with its base path and a slash at its end
 * @param now epoch milliseconds
 */
export function securityText(email: string, site: string, now: number): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');
}
