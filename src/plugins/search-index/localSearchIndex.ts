import fs from 'node:fs/promises';
import path from 'node:path';

/** A title, heading, description or section as the local search plugin writes it. */
export interface LocalDocument {
  /** Number, and that of the page's title. */
  readonly i: number;
  readonly p?: number;
  /** Its text. */
  readonly t: string;
  /** Path of the page with the base URL, and `#anchor` of the heading (`''` for the page's own). */
  readonly u: string;
  readonly h?: string;
  /** The heading above a section. */
  readonly s?: string;
}

/** Titles, headings, descriptions, keywords, sections. */
export type LocalDocuments = readonly (readonly LocalDocument[])[];

const FILE = /^search-index.*\.json$/;

async function filesIn(outDir: string): Promise<string[]> {
  const names = await fs.readdir(outDir);
  return names.filter((name) => FILE.test(name)).map((name) => path.join(outDir, name));
}

/** @throws Error when the plugin has not written exactly one index. */
export async function readLocalDocuments(outDir: string): Promise<LocalDocuments> {
  const [file, ...more] = await filesIn(outDir);
  if (file === undefined || more.length > 0) {
    throw new Error(
      `${outDir} holds ${more.length + Number(file !== undefined)} files search-index*.json instead of one: src/plugins/search-index must change.`,
    );
  }
  const index = JSON.parse(await fs.readFile(file, 'utf8')) as {documents: LocalDocument[]}[];
  return index.map(({documents}) => documents);
}

/** Takes the plugin's own index out of the build: readers get ours. */
export async function deleteLocalIndex(outDir: string): Promise<void> {
  const files = await filesIn(outDir);
  await Promise.all(files.map((file) => fs.rm(file)));
}
