/**
 * Says why this Node.js cannot run the project.
 *
 * @param {string} version the running version, such as `20.19.4`
 * @param {string} range `engines.node` of package.json, of the form `>=20.19`
 * @returns {string | undefined} the message, or undefined when the version will do
 */
export function unsupportedNode(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const wanted = /(\d+)(?:\.(\d+))?/.exec(range);
  const wantedMajor = Number(wanted?.[1] ?? 0);
  const wantedMinor = Number(wanted?.[2] ?? 0);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return undefined;
  }
  return `This needs Node.js ${wantedMajor}.${wantedMinor} or newer; this is ${version}. Get one at https://nodejs.org/.`;
}
