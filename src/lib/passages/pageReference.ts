import type {RankedPage} from './rankPages';
import type {PassageCore} from './readCore';
import type {PageReference} from './types';

export function pageReference(core: PassageCore, {page}: RankedPage): PageReference {
  const {title = '', permalink = '/'} = core.pages[page] ?? {};
  return {title, permalink};
}
