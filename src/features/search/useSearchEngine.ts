import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchEngine} from '../../lib/search/types';
import {createEngine} from './engine';
import {useSearchSettings} from './useSearchSettings';

let engine: SearchEngine | undefined;

/** One engine a visit, outside React: the layout is mounted anew on most navigations. */
export function useSearchEngine(): SearchEngine {
  const settings = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  engine ??= createEngine(settings, baseUrl);
  return engine;
}
