/** Everything the page needs of models; loaded when one is chosen. */
export {AnswerMarkdown} from './answer/AnswerMarkdown';
export {builtInModel, type BuiltInModel} from './built-in/builtInModel';
export {checkCitations, type CheckedAnswer, type RemovedCitation} from './answer/checkCitations';
export {connectServer} from './server/connectServer';
export {embedPassages, type PassageVectors} from './embeddings/embedPassages';
export {embedQuestion} from './embeddings/embedQuestion';
export {forgetEmbeddings} from './embeddings/forgetEmbeddings';
export {buildMessages, NOT_WRITTEN, passagesThatFit, saysNotWritten, type Turn} from './prompt';
export {rankByVector} from './embeddings/rankByVector';
