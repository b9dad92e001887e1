// What the routers take from the library, without the two histories that no router here is given.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history';

function createNoHistory(): never {
  throw new Error('This site has a browser’s history alone: see src/plugins/light-client.');
}

export {createNoHistory as createHashHistory, createNoHistory as createMemoryHistory};
