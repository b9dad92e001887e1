/** Validation of plugin options, with errors that say what is allowed. */
import {createRequire} from 'node:module';
import type {OptionValidationContext} from '@docusaurus/types';
import type * as validation from '@docusaurus/utils-validation';

/** Docusaurus' Joi. Uses `require`, because Node can't `import` it if the configuration is CommonJS. */
export const {Joi, normalizePluginOptions} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof validation;

type Schema = validation.Joi.Schema;
type Fields = Readonly<Record<string, Schema>>;

/**
 * Makes the errors of a schema say what is allowed, and quote the invalid value.
 *
 * @param allowed ends the sentence "… must be". Joi fills in `{…}`, so a brace in it is written `\\{`
 */
export function allowing<S extends Schema>(schema: S, allowed: string): S {
  const rule = `{{#label}} must be ${allowed}`;
  return schema.messages({
    'any.required': `${rule}; it is missing`,
    '*': `${rule}, not {:#value}`,
  }) as S;
}

/**
 * Schema of an object that has only these fields.
 *
 * @param noun name of a field in errors, such as `option`
 */
export function fields<T>(known: Fields, noun: string): validation.Joi.ObjectSchema<T> {
  const names = Object.keys(known).join(', ');
  return (Joi.object({...known}) as validation.Joi.ObjectSchema<T>).messages({
    'object.unknown': `there is no ${noun} {{#label}}; there are ${names}`,
  });
}

/**
 * Creates the `validateOptions` of a plugin. It throws an Error that names the plugin, the option, and
 * what is allowed.
 *
 * @param plugin name of the plugin
 * @param known schemas of its options
 */
export function optionsValidator<Options>(plugin: string, known: Fields) {
  const schema = fields<Options>(known, 'option')
    .preferences({abortEarly: false})
    .error((errors) => new Error(`${plugin}: ${errors.map(String).join('. ')}.`));
  return ({
    validate,
    options,
  }: OptionValidationContext<Partial<Options> | undefined, Options>): Options =>
    validate(schema, options ?? {});
}
