import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addSheets} from './addSheets';
import {isContentChunk, isSectionChunk, sheetOfContent} from './contentSheets';
import {nameClasses} from './nameClasses';
import type {StyleConfig} from './nameClasses';
import {loadGroups, sheetsByRequest} from './loadGroups';
import type {ChunkGroup} from './loadGroups';
import {pruneSheets} from './pruneSheets';
import {sharePlugins} from './sharePlugins';

const NAME = 'late-styles';
const SHEET = 'css/mini-extract';

interface Module {
  readonly type: string;
  nameForCondition?(): string | null | undefined;
}

/** What is used here of the bundler's types, which Docusaurus does not name. */
interface Compilation {
  readonly constructor: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
  readonly hooks: {
    readonly processAssets: {
      tap(options: {name: string; stage: number}, work: (assets: Assets) => void): void;
    };
  };
  readonly chunkGroups: Iterable<ChunkGroup>;
  updateAsset(name: string, source: unknown): void;
}

type Assets = Readonly<Record<string, {source(): string | Buffer}>>;

interface Compiler {
  readonly hooks: {
    readonly compilation: {tap(name: string, work: (compilation: Compilation) => void): void};
    readonly afterEmit: {tap(name: string, work: (compilation: Compilation) => void): void};
  };
  readonly webpack: {readonly sources: {readonly RawSource: new (text: string) => unknown}};
}

function isScript({type}: Module): boolean {
  return type !== SHEET;
}

function isVendor(module: Module): boolean {
  return isScript(module) && /[\\/]node_modules[\\/]/.test(module.nameForCondition?.() ?? '');
}

interface ThemeConfig {
  readonly navbar?: {readonly style?: string};
}

/** The theme's script names both, whichever the settings choose. */
function unchosenStyles({navbar}: ThemeConfig): string[] {
  return ['dark', 'primary'].filter((style) => style !== navbar?.style).map((s) => `navbar--${s}`);
}

/**
 * Docusaurus puts all styles into one sheet, which every page waits for. Here that sheet holds what
 * the first script imports: Infima, the tokens and the frame of every page. All else comes with the
 * page that imports it, in a sheet that the page's HTML names.
 *
 * Sheets may therefore arrive in any order, behind the shared one: no two of them may style one element.
 */
export default function lateStyles({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  const unchosen = unchosenStyles(siteConfig.themeConfig as ThemeConfig);
  const isBuild = process.env['NODE_ENV'] === 'production';

  function prune(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After minification, so that no comment counts as code.
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        const textsOf = (end: string): Map<string, string> =>
          new Map(
            Object.entries(assets)
              .filter(([name]) => name.endsWith(end))
              .map(([name, asset]) => [name, asset.source().toString()]),
          );
        const loads = loadGroups(compilation.chunkGroups);
        const files = {sheets: textsOf('.css'), scripts: textsOf('.js')};
        for (const [name, css] of pruneSheets(files, loads, unchosen)) {
          compilation.updateAsset(name, new compiler.webpack.sources.RawSource(css));
        }
      });
    });
  }

  function nameSheets(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, ({chunkGroups}) => {
      const written = JSON.parse(readFileSync(manifest, 'utf8'));
      writeFileSync(manifest, JSON.stringify(addSheets(written, sheetsByRequest(chunkGroups))));
    });
  }

  return {
    name: NAME,
    configurePostCss: sharePlugins,
    configureWebpack(config, isServer) {
      nameClasses(config as StyleConfig, isBuild);
      if (isServer) {
        return {};
      }
      const cacheGroups = {
        styles: {chunks: 'initial' as const},
        common: {test: isScript},
        defaultVendors: {test: isVendor},
        content: {
          type: SHEET,
          chunks: isContentChunk,
          name: (module: Module) => sheetOfContent(module.nameForCondition?.() ?? ''),
          enforce: true,
          priority: 60,
        },
        section: {
          type: SHEET,
          chunks: isSectionChunk,
          name: 'section',
          enforce: true,
          priority: 55,
        },
      };
      const plugins = [
        {
          apply: (compiler: Compiler) => {
            prune(compiler);
            nameSheets(compiler);
          },
        },
      ];
      return {optimization: {splitChunks: {cacheGroups}}, ...(isBuild ? {plugins} : {})} as object;
    },
  };
}
