interface Module {
  readonly __esModule?: boolean;
}

/** The one helper of `tslib` that Docusaurus' shared code calls. */
export function __importDefault(module: Module | undefined): unknown {
  return module?.__esModule ? module : {default: module};
}
