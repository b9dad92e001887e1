export {answerQuestion, retrievePassages} from './answerQuestion.js';
export type {QuestionEntry} from './authorQuestions.js';
export {addQuestions, lettersOf, nearestText} from './authorQuestions.js';
export {foldLines} from './choosePassages.js';
export {answeredQuestions, isAnsweredQuestions, withoutFirstQuestions} from './questionComments.js';
export {sentenceSpans, splitSentences} from './sentences.js';
export type {
  Answer,
  AnswerPage,
  AnswerPassage,
  Collection,
  Earlier,
  Mark,
  SiteProfile,
  SiteTopic,
} from './types.js';
