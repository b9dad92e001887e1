import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {repository} from '../support/sites';

/** Folder of the stock sites. Each has its pages in `build`. */
export const stockFolder = path.join(repository, 'tests/.stock-site');

interface StockSite {
  readonly name: 'classic' | 'localized';
  /** Base path, with a slash at both ends. */
  readonly baseUrl: string;
  /** Base path of each locale, with a slash at both ends. */
  readonly locales: readonly string[];
}

/** Sites that `create-docusaurus` creates, to test the packages outside of this site. */
export const STOCK_SITES: readonly StockSite[] = [
  {name: 'classic', baseUrl: '/', locales: ['/']},
  {name: 'localized', baseUrl: '/sub/', locales: ['/sub/', '/sub/de/']},
];

/** Returns the folder with the pages of a stock site. */
export const buildOf = (name: string): string => path.join(stockFolder, name, 'build');

/** A package of `src/packages`. */
export interface SitePackage {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

export function sitePackages(): SitePackage[] {
  const root = path.join(repository, 'src/packages');
  return readdirSync(root)
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
      const manifest = JSON.parse(text) as SitePackage['manifest'];
      return {name: String(manifest['name']), folder, manifest};
    });
}

/** Returns the stock site that a test project is named after. */
export function siteOf(project: string): StockSite {
  return STOCK_SITES.find(({name}) => name === project) as StockSite;
}
