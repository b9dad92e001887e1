/**
 * `/.well-known/security.txt` by RFC 9116, which requires a day on which it expires: a year from now.
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
