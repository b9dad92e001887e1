/** Words that say nothing about what a text is about; they neither decide nor are they required. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so if then than as at by for from in into of off on onto to with ' +
    'is are was were be been being am do does did has have had it its this that these those ' +
    'i me my we us our you your he him his she her they them their who whom whose which what ' +
    'when where why how can could will would shall should may might must not no there here'
  ).split(' '),
);
