import type {BuiltSite, SiteName} from './builtSite';
import {builtSite, rebuild} from './builtSite';
import {figure, kilobytes, megabytes} from './figures';
import type {Measure} from './growth';
import {growth} from './growth';
import {progress} from './progress';
import type {Section} from './section';
import {attempt} from './section';

export const SITES: readonly SiteName[] = ['This site', 'Plain Docusaurus'];

interface Row {
  readonly name: SiteName;
  readonly posts: number;
  readonly site: BuiltSite | undefined;
  readonly warm: number | undefined;
}

async function row(name: SiteName, posts: number): Promise<Row> {
  const what = `${name} with ${posts} posts`;
  const site = await attempt(what, () => builtSite(name, posts));
  const warm = site
    ? await attempt(`The warm build of ${what}`, () => {
        progress(`${name}, ${posts} posts: warm build after an edit`);
        return rebuild(site);
      })
    : undefined;
  return {name, posts, site, warm};
}

function cells({name, posts, site, warm}: Row): string[] {
  return [
    name,
    figure(posts),
    figure(site?.cold, 1, 's'),
    figure(warm, 1, 's'),
    figure(site && warm && (100 * warm) / site.cold, 0, '%'),
    figure(site && site.peak / 1e9, 2, 'GB'),
    megabytes(site?.bytes),
    figure(site?.files),
    kilobytes(site?.mainGzip),
    kilobytes(site?.blogGzip),
  ];
}

const COSTS: Readonly<Record<string, (site: BuiltSite) => number>> = {
  'cold build': ({cold}) => cold,
  'peak memory': ({peak}) => peak,
  output: ({bytes}) => bytes,
  files: ({files}) => files,
  'main script': ({main}) => main,
};

/** How each site's costs grow, from each size to the next. */
export function growthRows(rows: readonly Row[]): string[][] {
  return SITES.flatMap((name) => {
    const own = rows.filter((row) => row.name === name);
    return own.slice(1).flatMap((many, place) => {
      const few = own[place];
      return Object.entries(COSTS).map(([cost, read]) => {
        const measure = ({posts, site}: Row): Measure => ({posts, value: site ? read(site) : NaN});
        const {factor, againstLinear} = few
          ? growth(measure(few), measure(many))
          : {factor: NaN, againstLinear: NaN};
        return [
          name,
          cost,
          `${figure(few?.posts)} → ${figure(many.posts)}`,
          figure(factor, 2, '×'),
          figure(againstLinear, 2, '×'),
        ];
      });
    });
  });
}

/** Cold and warm builds of all sizes, and how their costs grow. */
export async function buildSections(sizes: readonly number[]): Promise<Section[]> {
  const rows: Row[] = [];
  for (const posts of sizes) {
    for (const name of SITES) {
      rows.push(await row(name, posts));
    }
  }
  const built: Section = {
    title: 'Builds',
    head: [
      'Site',
      'Posts',
      'Cold',
      'Warm',
      'Warm of cold',
      'Peak memory',
      'Output',
      'Files',
      'main, gzip',
      '/blog, gzip',
    ],
    rows: rows.map(cells),
    note: 'Cold: without any cache. Warm: again, after one post has been edited. Peak memory: of all processes of the cold build together.',
  };
  const grown = growthRows(rows);
  return grown.length === 0
    ? [built]
    : [
        built,
        {
          title: 'Growth',
          head: ['Site', 'Cost', 'Posts', 'Grows', 'Against linear'],
          rows: grown,
          note: 'Against linear: 1 grows as the posts do; main is counted as it is, not compressed.',
        },
      ];
}
