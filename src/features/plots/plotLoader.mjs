import {createJiti} from 'jiti';

// The bundler cannot import a loader in TypeScript.
const {loadPlots} = /** @type {typeof import('./loadPlots')} */ (
  await createJiti(import.meta.url).import('./loadPlots.ts')
);

export default loadPlots;
