interface Prefixes {
  readonly passage: string;
  readonly question: string;
}

/** What models were trained to read before a text, from their authors' model cards. Servers do not add it. */
const PREFIXES: readonly (readonly [RegExp, Prefixes])[] = [
  [/nomic-embed/i, {passage: 'search_document: ', question: 'search_query: '}],
  [/(?:^|[/_-])e5(?:[._-]|$)/i, {passage: 'passage: ', question: 'query: '}],
  [
    /mxbai-embed|(?:^|[/_-])bge-(?:small|base|large)|snowflake-arctic-embed(?!2)/i,
    {passage: '', question: 'Represent this sentence for searching relevant passages: '},
  ],
  [/embeddinggemma/i, {passage: 'title: none | text: ', question: 'task: search result | query: '}],
];

/** The words to put before a passage and before a question; none for models that want none. */
export function embeddingPrefixes(model: string): Prefixes {
  return PREFIXES.find(([name]) => name.test(model))?.[1] ?? {passage: '', question: ''};
}
