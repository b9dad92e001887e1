import {createServer} from 'node:net';

/**
 * Tells whether a TCP port can be listened on. Both loopback addresses are tried besides the
 * wildcard, because some systems let the wildcard in beside a server bound to one address.
 *
 * @param {number} port 1–65535
 * @returns {Promise<boolean>} false when another program holds it
 * @throws {NodeJS.ErrnoException} whatever else stands in the way, such as EACCES
 */
export async function portIsFree(port) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) {
      return false;
    }
  }
  return true;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        resolve(false);
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') {
        // A machine without IPv6 has no ::1 that could be taken.
        resolve(true);
      } else {
        reject(error);
      }
    });
    probe.listen({port, host}, () => probe.close(() => resolve(true)));
  });
}
