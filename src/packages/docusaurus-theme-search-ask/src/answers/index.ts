export {answerQuestion} from './answerQuestion.js';
export {chooseLines} from './choosePassages.js';
export {sentenceSpans, splitSentences} from './sentences.js';
export type {
  Answer,
  AnswerPage,
  AnswerPassage,
  Collection,
  EarlierQuestion,
  Mark,
  SiteProfile,
  SiteTopic,
} from './types.js';
