import type * as validation from '@docusaurus/utils-validation';
import type {Suggestion} from './settings.js';
import {Joi} from '../joi.js';

/** Option `chat`: texts and hosts of the chat page. */
export interface ChatOptions {
  /** Title of the page. @default 'Chat' */
  readonly title?: string;
  /** Text below the title. */
  readonly intro?: string;
  /** Name of the author; a question that contains it is about the author. */
  readonly author?: string;
  /** Suggested questions. @default titles of the first pages */
  readonly suggestions?: readonly (string | Suggestion)[];
  /** Style instructions for the model. The package appends rules that keep it to the passages. */
  readonly voice?: string | undefined;
  /**
   * Origins of model servers that readers may use, besides their own machine and this site.
   *
   * @default []
   */
  readonly hosts?: readonly string[];
  /** Address of a page that tells readers how to use a model of their own. */
  readonly modelGuide?: string | undefined;
}

const suggestion = Joi.object({
  text: Joi.string().required(),
  topic: Joi.string(),
  href: Joi.string(),
});

export const chatOptionsSchema: validation.Joi.ObjectSchema<ChatOptions> = Joi.object<ChatOptions>({
  title: Joi.string(),
  intro: Joi.string(),
  author: Joi.string(),
  suggestions: Joi.array().items(Joi.string(), suggestion),
  voice: Joi.string().max(600),
  hosts: Joi.array().items(Joi.string().pattern(/^https?:\/\/[^/\s]+$/, 'origin')),
  modelGuide: Joi.string(),
}).default({});
