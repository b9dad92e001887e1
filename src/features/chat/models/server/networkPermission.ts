import {addressSpace} from './addressSpace';

/**
 * What the browser has been told about this page and the reader's network: `prompt` means that the next request waits
 * for the reader's answer. `unknown` where the browser does not ask, or does not say.
 */
export async function networkPermission(
  origin: string,
): Promise<'granted' | 'denied' | 'prompt' | 'unknown'> {
  const space = addressSpace(origin);
  if (space === undefined || typeof navigator === 'undefined' || !('permissions' in navigator)) {
    return 'unknown';
  }
  // One name for each network in newer browsers, one for both in the first that asked.
  for (const name of [`${space}-network`, 'local-network-access']) {
    try {
      const status = await navigator.permissions.query({name: name as PermissionName});
      return status.state;
    } catch {
      // A browser that does not know the name throws.
    }
  }
  return 'unknown';
}
