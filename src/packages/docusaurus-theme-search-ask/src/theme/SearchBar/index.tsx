export {SearchButton as default} from 'docusaurus-theme-search-ask/client';
