import type {PrismTheme} from 'prism-react-renderer';

/**
 * Code is dark in both colour modes. A color here is the name of a token of src/css/tokens.css
 * (`--site-code-*`), for which the highlighter has a class. What is plain has the colors that
 * src/css/infima.css gives to code: said here, they would be styles on every block.
 */
export const prismTheme: PrismTheme = {
  plain: {},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'comment'}},
    {types: ['punctuation', 'operator'], style: {color: 'punctuation'}},
    {
      types: ['keyword', 'tag', 'important', 'selector'],
      style: {color: 'keyword'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url'],
      style: {color: 'string'},
    },
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'number'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'function'}},
    {types: ['property', 'attr-name', 'variable'], style: {color: 'property'}},
    {types: ['inserted'], style: {color: 'inserted'}},
    {types: ['deleted'], style: {color: 'deleted'}},
  ],
};
