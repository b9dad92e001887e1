import {createRequire} from 'node:module';
import type * as validation from '@docusaurus/utils-validation';

/** Docusaurus' Joi. Plain Node, which loads the package for a CommonJS configuration, can't `import` it. */
export const {Joi} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof validation;
