import type {PrismTheme} from 'prism-react-renderer';

/**
 * Code is dark in both colour modes; the colors are the tokens of src/css/tokens.css, for each of
 * which the highlighter has a class. What is plain has the colors that src/css/infima.css gives to
 * code: said here, they would be styles on every block.
 */
export const prismTheme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--site-code-comment)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--site-code-punctuation)'}},
    {
      types: ['keyword', 'tag', 'important', 'selector'],
      style: {color: 'var(--site-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url'],
      style: {color: 'var(--site-code-string)'},
    },
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--site-code-number)'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--site-code-function)'}},
    {types: ['property', 'attr-name', 'variable'], style: {color: 'var(--site-code-property)'}},
    {types: ['inserted'], style: {color: 'var(--site-code-inserted)'}},
    {types: ['deleted'], style: {color: 'var(--site-code-deleted)'}},
  ],
};
