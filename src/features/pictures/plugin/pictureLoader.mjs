import {createJiti} from 'jiti';

// The bundler imports its loaders by itself, and knows no TypeScript.
const {loadPicture} = /** @type {typeof import('./loadPicture')} */ (
  await createJiti(import.meta.url).import('./loadPicture.ts')
);

export default loadPicture;
/** The loader takes bytes, not text. */
export const raw = true;
