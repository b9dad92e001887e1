/** What is bundled in place of a site by the process that bundles for the other side. */
export {};
