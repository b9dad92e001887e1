import {indexedEmbeddings} from './indexedEmbeddings';
import {memoryEmbeddings} from './memoryEmbeddings';
import {tolerantEmbeddings} from './tolerantEmbeddings';

/** Where the chat keeps the vectors of the passages. */
export const keptEmbeddings = tolerantEmbeddings(indexedEmbeddings(), memoryEmbeddings());
