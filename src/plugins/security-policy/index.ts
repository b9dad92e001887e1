import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import * as clientRedirects from '@docusaurus/plugin-client-redirects';
import type {PluginOptions as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {goneRedirectProblem, splitRedirects} from '../../lib/goneRedirects';
import {inBatches} from '../../lib/inBatches';
import type {Owner} from '../../lib/owner';
import {headerRules, headersFile, securityText, vercelFile} from './hostFiles';
import {copyHtml, prepareHtml} from './htmlRedirects';
import type {PageSources} from './inspectPage';
import {inspectPage} from './inspectPage';
import {hashSource, policyText, redirectPolicy, settingsSources} from './policy';
import type {Settings, Sources} from './policy';

interface Page {
  /** Below the build, such as `blog/notes.html`. */
  readonly file: string;
  readonly found: PageSources;
}

/** Pages that are read and written at once; a few keep the disk busy. */
const AT_ONCE = 4;
/** The longest line that Cloudflare takes in `_headers` is 2,000 characters. */
const MAX_HEADER = 1900;
/** What the host says of every page where it cannot say all that the pages do. */
const FRAMED_BY_NOBODY = "frame-ancestors 'self'";

/** Docusaurus' page for an old address, whose script leads on with the reader's query and anchor. */
const REDIRECT = /^\s*window\.location\.href = '[^']*'(?: \+ window\.location\.\w+)*;\s*$/;
/** React's own scripts, which put what was drawn late into its place. */
const OF_REACT = /\$R[A-Z]\b/;
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

// Its declarations know the options alone.
const redirectsPlugin = clientRedirects.default as unknown as (
  context: LoadContext,
  options: Omit<RedirectOptions, 'id' | 'createRedirects'>,
) => Plugin;

function isRedirect({inlineScripts}: PageSources): boolean {
  return inlineScripts.length > 0 && inlineScripts.every((script) => REDIRECT.test(script));
}

/**
 * What of a page its policy would stop, one line each, with the mend.
 *
 * @param everywhere what each page has: put there by the configuration, the theme and the plugins
 * @param allowed hashes that the owner file allows
 */
function problemsOf(
  {file, found}: Page,
  everywhere: PageSources,
  sources: Sources,
  allowed: readonly string[],
): string[] {
  const scripts = found.inlineScripts
    .filter((script) => !everywhere.inlineScripts.includes(script) && !OF_REACT.test(script))
    .filter((script) => !allowed.includes(hashSource(script)))
    .map(
      (script) =>
        `an inline script, "${script.trim().replace(/\s+/g, ' ').slice(0, 60)}": move it into an ` +
        'effect of a component or a file of static/, or add its hash to ' +
        `securityPolicy.inlineScripts of src/data/owner.ts: ${hashSource(script)}`,
    );
  const refused = found.refused
    .filter((what) => !everywhere.refused.includes(what))
    .map((what) => `${what}, which no policy can allow by a hash: use a handler of a component`);
  const hosts = [...new Set([...found.scripts, ...found.styles])]
    .filter((host) => ![...sources.scripts, ...sources.styles].includes(host))
    .map(
      (host) =>
        `a script or style sheet of ${host}: add it to securityPolicy.allowedHosts of ` +
        'src/data/owner.ts',
    );
  return [...scripts, ...refused, ...hosts].map((what) => `${file} has ${what}.`);
}

async function writePolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const written = html.replace(CHARSET, (charset) => charset + meta);
  if (written === html) {
    throw new Error(`${file} has no <meta charset>, behind which its security policy belongs.`);
  }
  // In one step, for other plugins read pages at the same time.
  await writeFile(`${file}.tmp`, written);
  await rename(`${file}.tmp`, file);
}

/**
 * Gives every page of a build its content security policy, and static hosts the files that they take
 * headers from. Pages of old addresses are written by Docusaurus' own plugin for redirects: hooks run
 * side by side, so its hook is called here, before pages are read.
 *
 * @throws Error that names each page with what its policy would stop, and the mend; a warning where
 *   the owner does not ask for `strictPosts`
 * @param redirects old addresses and their new ones
 * @param now the day of the build, in epoch milliseconds
 */
export default function securityPolicy(
  context: LoadContext,
  redirects: readonly {readonly from: string; readonly to: string}[],
  now: number,
): Plugin {
  const {siteDir, siteConfig} = context;
  const {owner, ...settings} = siteConfig.customFields as unknown as Settings & {
    readonly owner: Owner;
  };

  /** HTML that the owner has put into `static/` is served as it is. */
  function isOwners(file: string): boolean {
    return siteConfig.staticDirectories.some((dir) => existsSync(path.resolve(siteDir, dir, file)));
  }

  async function readPages(outDir: string): Promise<Page[]> {
    const files = (await readdir(outDir, {recursive: true})).filter((file) =>
      /\.html?$/.test(file),
    );
    return inBatches(files.sort(), AT_ONCE, async (file) => ({
      file: file.replaceAll('\\', '/'),
      found: inspectPage(await readFile(path.join(outDir, file), 'utf8')),
    }));
  }

  /** @returns the policy that holds for all pages, for the host to send */
  async function writePolicies(outDir: string): Promise<string> {
    const all = await readPages(outDir);
    const pages = all.filter(({file}) => !isOwners(file));
    const own = pages.filter(({found}) => !isRedirect(found));
    // The page for what is not there holds nothing of any author.
    const everywhere = pages.find(({file}) => file === '404.html')?.found ?? inspectPage('');
    const switchedOn = settingsSources({owner, ...settings});
    // A reader goes from page to page within one document, so all have what one of them needs.
    const sources: Sources = {
      ...switchedOn,
      scripts: [...switchedOn.scripts, ...everywhere.scripts],
      styles: [...switchedOn.styles, ...everywhere.styles],
      frames: [...switchedOn.frames, ...own.flatMap(({found}) => found.frames)],
      objects: own.flatMap(({found}) => found.objects),
      forms: [...switchedOn.forms, ...own.flatMap(({found}) => found.forms)],
    };
    const allowed = owner.securityPolicy ? (owner.securityPolicy.inlineScripts ?? []) : [];
    const problems = own.flatMap((page) => problemsOf(page, everywhere, sources, allowed));
    if (problems.length > 0) {
      const report =
        `The content security policy would stop ${problems.length} thing(s) that pages hold:\n` +
        [...problems.map((problem) => `- ${problem}`), ''].join('\n') +
        'With securityPolicy: false in src/data/owner.ts the site has no policy at all.';
      // A blog that has moved in keeps its scripts: those in the text of a page run on that page.
      if (owner.strictPosts) {
        throw new Error(report);
      }
      logger.warn(report);
    }
    const hashes = ({found}: Page) => [...new Set(found.inlineScripts)].map(hashSource);
    await inBatches(pages, AT_ONCE, (page) =>
      writePolicy(
        path.join(outDir, page.file),
        isRedirect(page.found) ? redirectPolicy(hashes(page)) : policyText(hashes(page), sources),
      ),
    );
    const whole = `${policyText(pages.flatMap(hashes), sources)};${FRAMED_BY_NOBODY}`;
    const hasOwners = all.length > pages.length;
    logger.info(
      `Security policy: ${pages.length} pages, ${new Set(pages.flatMap(hashes)).size} inline scripts.`,
    );
    return hasOwners || whole.length > MAX_HEADER ? FRAMED_BY_NOBODY : whole;
  }

  return {
    name: 'security-policy',
    async postBuild(props) {
      const {outDir, baseUrl, routesPaths} = props;
      const {kept, gone} = splitRedirects(redirects, routesPaths, baseUrl);
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const {written, files, fromPages} = prepareHtml(kept, routes);
      const problems = [
        ...gone.map(goneRedirectProblem),
        ...fromPages.map(
          ({from}) => `blog/redirects.yml: ${from} is a page of the site. Remove the redirect.`,
        ),
      ];
      if (problems.length > 0 && owner.strictPosts) {
        throw new Error(problems.join('\n'));
      }
      problems.forEach((problem) => logger.warn(`${problem} It is left out.`));
      const options = {redirects: written, fromExtensions: [], toExtensions: []};
      await redirectsPlugin(context, options).postBuild?.(props);
      await copyHtml(outDir, files);
      const policy =
        owner.securityPolicy === false ? FRAMED_BY_NOBODY : await writePolicies(outDir);
      const rules = headerRules(baseUrl, policy);
      const texts = new Map([
        ['_headers', headersFile(rules)],
        ['vercel.json', vercelFile(rules)],
      ]);
      if (owner.email) {
        const site = siteConfig.url + baseUrl;
        texts.set('.well-known/security.txt', securityText(owner.email, site, now));
      }
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      for (const [file, text] of texts) {
        // What the owner has put into `static/` stays.
        if (!isOwners(file)) {
          await writeFile(path.join(outDir, file), text);
        }
      }
    },
  };
}
