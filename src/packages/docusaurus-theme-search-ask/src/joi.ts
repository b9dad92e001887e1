import {createRequire} from 'node:module';
import type * as validation from '@docusaurus/utils-validation';

/** Docusaurus' Joi. Plain Node, which loads the package for a CommonJS configuration, can't `import` it. */
export const {Joi} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof validation;

type Schema = validation.Joi.Schema;

/** Lets the errors of a schema say what is allowed, and the value that is not. */
export function allowing<S extends Schema>(schema: S, allowed: string): S {
  const value = '{if(#value == null, "; it is missing", ", not ")}{:#value}';
  return schema.messages({'*': `{{#label}} must be ${allowed}${value}`}) as S;
}

/** An object that has only these fields. */
export function fields<T>(
  known: Readonly<Record<string, Schema>>,
  name: string,
): validation.Joi.ObjectSchema<T> {
  const names = Object.keys(known).join(', ');
  return (Joi.object({...known}) as validation.Joi.ObjectSchema<T>).messages({
    'object.unknown': `there is no ${name} {{#label}}; there are ${names}`,
  });
}
