import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Reloads} from './createReloads';

/**
 * A plugin that `npm run dev` loads again when a fact in a source has changed, and after that change
 * is shown: reading all posts holds up the compiler, which needs the same thread. Docusaurus
 * watches one small file for it in place of the sources.
 */
export function patientReload(make: PluginModule, reloads: Reloads): PluginModule {
  async function patient(context: LoadContext, options: unknown): Promise<Plugin<unknown> | null> {
    if (process.env['NODE_ENV'] === 'production') {
      return make(context, options);
    }
    // Before anything is read, so that a change is not missed meanwhile.
    reloads.loading();
    const plugin = await make(context, options);
    if (!plugin) {
      return plugin;
    }
    async function orTell<Result>(work: () => Promise<Result> | Result): Promise<Result> {
      try {
        return await work();
      } catch (error) {
        reloads.failed();
        throw error;
      }
    }
    const {loadContent, contentLoaded} = plugin;
    return {
      ...plugin,
      getPathsToWatch: () => [
        reloads.signal(path.join(context.generatedFilesDir, 'patient-reload', plugin.name)),
      ],
      ...(loadContent && {loadContent: () => orTell(() => loadContent())}),
      ...(contentLoaded && {contentLoaded: (loaded) => orTell(() => contentLoaded(loaded))}),
    };
  }
  return Object.assign(patient, make) as unknown as PluginModule;
}
