import {fileURLToPath} from 'node:url';

/** Absolute path of the repository root: commands work from any folder. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
