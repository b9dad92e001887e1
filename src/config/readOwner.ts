import owner from '../data/owner';
import {explainIssues} from '../data/schemas/fields';
import {ownerSchema} from '../data/schemas/owner';
import type {Owner} from '../lib/owner';

/**
 * Reads the owner file and normalizes the repository's address. The environment variables `SITE_URL`,
 * `BASE_URL` and `NEWSLETTER_URL` override the file.
 *
 * @throws Error that names each invalid field and says how to fix it
 */
export function readOwner(environment = process.env, source = owner): Owner {
  const merged = {
    ...source,
    url: environment['SITE_URL'] || source.url,
    baseUrl: environment['BASE_URL'] || source.baseUrl,
    newsletter: environment['NEWSLETTER_URL'] || source.newsletter,
  };
  const result = ownerSchema.safeParse(merged);
  if (!result.success) {
    const problems = explainIssues('src/data/owner.ts', '', result.error);
    throw new Error(
      `The owner file (or SITE_URL, BASE_URL, NEWSLETTER_URL) is not valid:\n${problems.join('\n')}`,
    );
  }
  const {repository} = result.data;
  return repository === undefined
    ? result.data
    : {...result.data, repository: repository.replace(/\/+$/, '').replace(/\.git$/, '')};
}
