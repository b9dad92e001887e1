import type * as validation from '@docusaurus/utils-validation';
import type {Suggestion} from './chatSettings.js';
import {allowing, fields, Joi} from 'docusaurus-built-pages/options';
import {MAX_QUESTION} from './question.js';

/** Maximum number of characters of `voice`, to leave room for the passages in the prompt. */
const MAX_VOICE = 600;

export interface ChatOptions {
  /** Title of the page. @default 'Chat' */
  readonly title?: string;
  /** Text below the title. */
  readonly intro?: string;
  /** Name of the author; a question that contains it is about the author. */
  readonly author?: string;
  /** Suggested questions. @default titles of docs and of the newest posts */
  readonly suggestions?: readonly (string | Suggestion)[];
  /** Style instructions for the model. The package appends rules that keep it to the passages. */
  readonly voice?: string | undefined;
  /**
   * Origins of model servers that readers may use, besides their own machine and this site.
   *
   * @default []
   */
  readonly hosts?: readonly string[];
  /**
   * Address of a page that tells readers how to use a model of their own. The
   * settings link to its section `#allow-this-site`, which tells how to let this site ask a server.
   */
  readonly modelGuide?: string | undefined;
}

/** Address of a page: a path with the base URL, or a full address. */
const address = (example: string): validation.Joi.StringSchema =>
  allowing(
    Joi.string().pattern(/^(?:\/(?!\/)|https?:\/\/)\S*$/),
    `the path of a page, with the base URL, such as "${example}", or a full address`,
  );

const question = Joi.string().max(MAX_QUESTION);
const QUESTION = `a question of at most ${MAX_QUESTION} characters, such as "How do I start?"`;

const suggestion = fields<Suggestion>(
  {
    text: allowing(question.required(), QUESTION),
    topic: allowing(Joi.string(), 'a heading, such as "First steps"'),
    href: address('/docs/intro'),
  },
  'field',
);

export const chatOptionsSchema: validation.Joi.ObjectSchema<ChatOptions> = allowing(
  fields<ChatOptions>(
    {
      title: allowing(Joi.string(), 'a string, such as "Ask"'),
      intro: allowing(Joi.string(), 'a string, such as "Ask about our guides."'),
      author: allowing(Joi.string(), 'a name, such as "Ada Lovelace"'),
      suggestions: allowing(
        Joi.array()
          .items(allowing(Joi.alternatives(question, suggestion), QUESTION))
          .unique((one, other) => (one.text ?? one) === (other.text ?? other)),
        'a list of different questions, such as ["How do I start?"]',
      ),
      voice: allowing(
        Joi.string().max(MAX_VOICE),
        `a string of at most ${MAX_VOICE} characters, such as "Be brief."`,
      ),
      hosts: allowing(
        Joi.array().items(
          allowing(
            Joi.string()
              .pattern(/^https?:\/\/[^/\s]+$/)
              // Normalizes the origin, so that it equals those of typed addresses: `:443` is removed.
              .custom((host: string) => new URL(host).origin),
            'an origin, without a path, such as "https://models.example"',
          ),
        ),
        'a list of origins, such as ["https://models.example"]',
      ),
      modelGuide: address('/models'),
    },
    'option',
  ),
  // Joi would replace `{…}` in a message, so the brace is escaped.
  'an object, such as \\{title: "Ask"}',
).default({});
