import {createJiti} from 'jiti';

// The bundler cannot import a loader in TypeScript.
const {loadPicture} = /** @type {typeof import('./loadPicture')} */ (
  await createJiti(import.meta.url).import('./loadPicture.ts')
);

export default loadPicture;
/** Makes the bundler pass the picture as bytes instead of text. */
export const raw = true;
