const FEWEST_WORDS = 5;
const MOST_WORDS = 55;
const ENDS = /[.!…]["'”’)\]]*$/u;
const BEGINS = /^["'“‘([]*[\p{Lu}\p{N}]/u;
/** Words that lean on the sentence before them. */
const LEANS =
  /^["'“‘([]*(?:this|that|these|those|it|its|they|their|them|he|she|his|her|such|but|and|or|nor|so|yet|however|instead|also|then|both|neither|either|otherwise|therefore|hence|thus|still|again|moreover|besides|same|likewise|similarly|conversely|afterwards?|the (?:same|other|others|latter|former|second|third|fourth|rest|reverse|opposite|result|answer|difference|point|reason|first is|last)|another|others|for (?:example|instance|that)|in (?:other|that|this|both|each|which)|that is|of (?:these|those|course)|one of (?:these|those|them)|here|there|now|next|finally|first|second|third|yes|no)\b/iu;

/** `Choose it from data`: what the verb is about was said before. */
const LEANS_ON_OBJECT = /^\S+ (?:it|this|that|these|those|them)\b/iu;

/** Whether a sentence begins with words that point at the one before it. */
export function leansBack(sentence: string): boolean {
  return LEANS.test(sentence) || LEANS_ON_OBJECT.test(sentence);
}

/** Whether a text is one sentence of prose that says something: not a question, a heading, a label or code. */
export function isWholeSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    ENDS.test(text) &&
    BEGINS.test(text) &&
    !/[{}<>]|=>|\p{Surrogate}/u.test(text)
  );
}
