// cspell:ignore valids
/** Validation of plugin options, with errors that say what is allowed. */
import {createRequire} from 'node:module';
import {inspect} from 'node:util';
import type {OptionValidationContext} from '@docusaurus/types';
import type * as validation from '@docusaurus/utils-validation';

/** Docusaurus' Joi. Uses `require`, because Node can't `import` it if the configuration is CommonJS. */
export const {Joi, normalizePluginOptions} = createRequire(import.meta.url)(
  '@docusaurus/utils-validation',
) as typeof validation;

type Schema = validation.Joi.Schema;
type Fields = Readonly<Record<string, Schema>>;

/** Codes of errors whose messages do not quote the value. */
const WITHOUT_VALUE = new Set(['any.required', 'object.unknown', 'array.unique']);

/** Messages for schemas that have none from `allowing`. */
const MESSAGES = {
  'any.only': '{{#label}} must be one of {{#valids}}',
  'any.required': '{{#label}} is missing',
  'array.base': '{{#label}} must be a list, in square brackets',
  'array.unique': '{{#label}} repeats an earlier entry of the list: rename or remove it',
  'boolean.base': '{{#label}} must be true or false',
  'object.base': '{{#label}} must be an object, in braces',
  'string.base': '{{#label}} must be a string',
  'string.empty': '{{#label}} must be a string with at least one character',
};

/** Returns the message of an error, which ends in the value, except for the codes in `WITHOUT_VALUE`. */
function messageOf(error: validation.Joi.ErrorReport): string {
  const {code, value} = error as {readonly code: string; readonly value: unknown};
  const format = {depth: 1, breakLength: Infinity, maxArrayLength: 5};
  const quoted = typeof value === 'string' ? `"${value}"` : inspect(value, format);
  return WITHOUT_VALUE.has(code) ? String(error) : `${String(error)}, not ${quoted}`;
}

/**
 * Makes the errors of a schema say what is allowed, such as `"delay" must be a number of milliseconds`.
 *
 * @param allowed text after "must be", such as `a number of milliseconds`. Joi reads `{…}` as a
 *   variable; write `'\\{'` for a brace
 */
export function allowing<S extends Schema>(schema: S, allowed: string): S {
  const rule = `{{#label}} must be ${allowed}`;
  // `*` is not enough: Joi prefers messages of the whole schema, such as `MESSAGES`, to the `*` of one option.
  const texts = Object.fromEntries(Object.keys(MESSAGES).map((code) => [code, rule]));
  return schema.messages({...texts, 'any.required': `${rule}; it is missing`, '*': rule}) as S;
}

/**
 * Schema of an object that has only these fields.
 *
 * @param noun what errors call a field: `option` in `unknown option "csp"`
 */
export function fields<T>(known: Fields, noun: string): validation.Joi.ObjectSchema<T> {
  const names = Object.keys(known).join(', ');
  return (Joi.object({...known}) as validation.Joi.ObjectSchema<T>).messages({
    'object.unknown': `unknown ${noun} {{#label}}; allowed: ${names}`,
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
    .label('options')
    .preferences({abortEarly: false, messages: MESSAGES})
    .error((errors) => new Error(`${plugin}: ${errors.map(messageOf).join('. ')}.`));
  return ({
    validate,
    options,
  }: OptionValidationContext<Partial<Options> | undefined, Options>): Options =>
    validate(schema, options ?? {});
}
