/**
 * @typedef {object} LockedPackage one entry of `packages` in package-lock.json (format 2 or 3)
 * @property {string} [version]
 * @property {string} [name] differs from the folder's name for an alias
 * @property {boolean} [link] a link to a folder of this repository
 * @property {boolean} [optional] may be left out, for example on another platform
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * Compares what the lock file asks for with what is installed, in both directions.
 *
 * A package that is optional or bound to a platform may be absent; a version that differs, and a
 * package the lock file does not know, are always a miss.
 *
 * @param {Record<string, LockedPackage>} lock `packages` of package-lock.json, by folder
 * @param {Record<string, LockedPackage>} installed `packages` of node_modules/.package-lock.json
 * @returns {string[]} what differs: `name@version` as the lock file has it, or as installed
 *   (`name@version (not in the lock file)`); empty when the installation is exact
 */
export function missingPackages(lock, installed) {
  const missing = Object.entries(lock).filter(([folder, wanted]) => {
    const found = installed[folder];
    if (folder === '' || wanted.link) {
      return false;
    }
    return found ? found.version !== wanted.version : !mayBeAbsent(wanted);
  });
  const extraneous = Object.entries(installed).filter(([folder]) => folder && !lock[folder]);
  return [
    ...missing.map(([folder, entry]) => label(folder, entry)),
    ...extraneous.map(([folder, entry]) => `${label(folder, entry)} (not in the lock file)`),
  ];
}

/** @param {LockedPackage} entry */
function mayBeAbsent({optional, os, cpu, libc}) {
  return Boolean(optional ?? os ?? cpu ?? libc);
}

/**
 * @param {string} folder such as `node_modules/a/node_modules/@scope/b`
 * @param {LockedPackage} entry
 */
function label(folder, entry) {
  return `${entry.name ?? folder.split('node_modules/').at(-1)}@${entry.version ?? '?'}`;
}
