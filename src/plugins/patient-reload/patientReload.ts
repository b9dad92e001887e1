import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

interface Watch {
  /** Resolves when the change at hand is shown. */
  readonly shown: () => Promise<void>;
  /** The same as long as the plugin's content need not be loaded again. */
  readonly key: () => string;
}

/** What a plugin made of its content, to be given to Docusaurus again. */
interface Made {
  readonly key: string;
  readonly content: unknown;
  readonly routes: RouteConfig[];
  globalData?: unknown;
}

function recorded(actions: PluginContentLoadedActions, made: Made): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute(route) {
      made.routes.push(route);
      actions.addRoute(route);
    },
    setGlobalData(data) {
      made.globalData = data;
      actions.setGlobalData(data);
    },
  };
}

function repeat({routes, globalData}: Made, actions: PluginContentLoadedActions): void {
  routes.forEach((route) => actions.addRoute(route));
  if (globalData !== undefined) {
    actions.setGlobalData(globalData);
  }
}

/**
 * A plugin that `npm run dev` loads again when a source changes, but after the change is shown:
 * reading all posts holds up the compiler, which needs the same thread. Where a text alone has
 * changed, the compiler has done all there is to do, and the plugin repeats itself.
 */
export function patientReload(make: PluginModule, {shown, key}: Watch): PluginModule {
  async function patient(context: LoadContext, options: unknown): Promise<Plugin<unknown> | null> {
    const plugin = await make(context, options);
    if (!plugin || process.env['NODE_ENV'] === 'production') {
      return plugin;
    }
    let last: Made | undefined;
    let isRepeated = false;
    return {
      ...plugin,
      async loadContent() {
        if (last) {
          await shown();
        }
        const now = key();
        isRepeated = last?.key === now;
        if (!isRepeated) {
          // Where loading fails, the next change must load again.
          const before = last;
          last = before && {...before, key: ''};
          last = {key: now, content: await plugin.loadContent?.(), routes: []};
        }
        return last?.content;
      },
      async contentLoaded({content, actions}) {
        if (isRepeated && last) {
          repeat(last, actions);
        } else {
          await plugin.contentLoaded?.({
            content,
            actions: last ? recorded(actions, last) : actions,
          });
        }
      },
    };
  }
  return Object.assign(patient, make) as unknown as PluginModule;
}
