import {expose} from 'comlink';
import {createSearchService} from './searchService.js';

expose(createSearchService().service);
