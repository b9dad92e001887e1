// What the core's client takes from the library. The site's addresses have no hash in them, so the
// router for those that do is left out.
export {BrowserRouter, BrowserRouter as HashRouter} from 'react-router-dom';
export {default as Route} from './HeldRoute';
