import {parseArgs} from 'node:util';
import {CommandError} from '../lib/CommandError.mjs';

interface PushOptions {
  /** The built site. */
  readonly dir: string;
  readonly dryRun: boolean;
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
  /** Asked in place of Algolia's hosts, by tests. */
  readonly host?: string;
}

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'] as const;

const USAGE = 'Usage: npm run search:push -- [--dry-run] [--dir build]';

function readFlags(args: readonly string[]): {'dry-run': boolean; dir: string} {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'dry-run': {type: 'boolean', default: false},
        dir: {type: 'string', default: 'build'},
      },
    }).values;
  } catch (error) {
    throw new CommandError(
      `${error instanceof Error ? error.message : String(error)}\n${USAGE}`,
      2,
    );
  }
}

/** @throws CommandError that names each missing variable, or an option that is none. */
export function readPushOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PushOptions {
  const values = readFlags(args);
  const dryRun = values['dry-run'];
  const missing = VARIABLES.filter((name) => !environment[name]?.trim());
  if (!dryRun && missing.length > 0) {
    throw new CommandError(`search:push needs ${missing.join(', ')} in the environment.`);
  }
  const [appId = '', adminKey = '', indexName = ''] = VARIABLES.map((name) =>
    environment[name]?.trim(),
  );
  const host = environment['ALGOLIA_HOST'];
  return {dir: values.dir, dryRun, appId, adminKey, indexName, ...(host ? {host} : {})};
}
