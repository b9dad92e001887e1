import type {ClientModule} from '@docusaurus/types';
import type {Bar} from 'nprogress';

/** Milliseconds a navigation takes before a bar says that it goes on. */
const DELAY = 200;

let bar: Promise<Bar> | undefined;

async function loadBar(): Promise<Bar> {
  bar ??= Promise.all([
    import('nprogress'),
    import('@docusaurus/theme-classic/lib/nprogress.css'),
  ]).then(([{default: nprogress}]) => nprogress.configure({showSpinner: false}));
  return bar;
}

/** Stands in for the theme's client module: the bar comes with the first slow navigation. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    let isOver = false;
    const timer = window.setTimeout(() => {
      loadBar().then(
        (nprogress) => !isOver && nprogress.start(),
        // A bar that cannot be fetched is not missed; the next slow navigation asks again.
        () => (bar = undefined),
      );
    }, DELAY);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    bar?.then(
      (nprogress) => nprogress.done(),
      () => undefined,
    );
  },
};

export default clientModule;
