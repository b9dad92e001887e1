import '@docusaurus/theme-classic/lib/nprogress.css';
import type {ClientModule} from '@docusaurus/types';
import {progressBar} from './progressBar';

/** Milliseconds a navigation takes before a bar says that it goes on. */
const DELAY = 200;

/** Stands in for the theme's client module, whose library is larger than what it draws. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => progressBar.start(), DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    progressBar.done();
  },
};

export default clientModule;
