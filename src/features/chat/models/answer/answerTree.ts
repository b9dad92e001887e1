/** A stretch of an answer within a line. */
export type AnswerInline =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'citation'; readonly number: number}
  | {readonly kind: 'code'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'emphasis' | 'strong'; readonly children: readonly AnswerInline[]};

/** A block of an answer. There is no node for a link, a picture or HTML: they cannot be drawn. */
export type AnswerBlock =
  | {readonly kind: 'paragraph'; readonly children: readonly AnswerInline[]}
  | {readonly kind: 'code'; readonly text: string}
  | {
      readonly kind: 'list';
      /** Number of the first item; null for a list of points. */
      readonly start: number | null;
      readonly items: readonly (readonly AnswerBlock[])[];
    };
