// Fill of @easyops-cn/docusaurus-search-local 0.55: DocSearch's modal stands in for its field.
export {default} from '@site/src/features/search/SearchButton';
