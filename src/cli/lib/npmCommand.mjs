/**
 * How to start the npm that started us, so that the same version runs everywhere.
 *
 * @param {string[]} args npm's own arguments, such as `['run', 'build']`
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [platform]
 * @returns {{command: string, args: string[], shell: boolean}} for `child_process.spawn`
 */
export function npmCommand(args, env = process.env, platform = process.platform) {
  const cli = env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) {
    return {command: process.execPath, args: [cli, ...args], shell: false};
  }
  // Outside npm, and on Windows only: npm is a .cmd file there, which needs a shell.
  return {command: 'npm', args, shell: platform === 'win32'};
}
