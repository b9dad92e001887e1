import type {AnalyticsIds} from '../lib/analyticsIds';
import type {Owner} from '../lib/owner';

type Environment = Readonly<Record<string, string | undefined>>;

function readId(
  environment: Environment,
  variable: string,
  form: RegExp,
  example: string,
): string | undefined {
  const id = environment[variable]?.trim();
  if (id && !form.test(id)) {
    throw new Error(`${variable} is "${id}", but must be an id such as ${example}; or unset it.`);
  }
  return id || undefined;
}

/**
 * The ids that the environment holds under the owner's variables. Without an id nothing is loaded.
 *
 * @throws Error that names the variable and shows what an id looks like
 */
export function analyticsIds(
  {analytics}: Owner,
  environment: Environment = process.env,
): AnalyticsIds {
  return {
    script: readId(environment, analytics.scriptIdVariable, /^[\w.-]+$/, 'blog.example.com'),
    tagManager: readId(
      environment,
      analytics.tagManagerIdVariable,
      /^GTM-[A-Z0-9]+$/,
      'GTM-ABC123',
    ),
  };
}
