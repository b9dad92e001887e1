import type {Element, ElementContent} from 'hast';

/** Combining characters for accents above a single character. */
const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  '~': '\u0303',
  ˉ: '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  '\u20D7': '\u20D7',
};
/** Symbols of number sets, by their letters. */
const SETS: Readonly<Record<string, string>> = {
  C: 'ℂ',
  H: 'ℍ',
  N: 'ℕ',
  P: 'ℙ',
  Q: 'ℚ',
  R: 'ℝ',
  Z: 'ℤ',
};
/** Invisible markers before and after a term, which become spaces where needed. */
const SPACE_BEFORE = '\u2062';
const SPACE_AFTER = '\u2063';
/** MathML's invisible operator between a function and its argument. */
const APPLY = '\u2061';
/** Operators that end a term: an operator after them, as in `n! - 1`, is not a prefix. */
const CLOSING = /^[\p{Pe}!∣∥]$/u;

/** Puts a term in parentheses, unless it is a single number, name or symbol. */
export function inParentheses(part: string): string {
  const text = part.trim();
  return /^(?:.|[\p{L}\p{M}\p{N}\u2062\u2063_.,%$€]*)$/u.test(text) ? text : `(${text})`;
}

/** Returns an operator with the spaces around it; a prefix operator, as in `-x`, has none. */
function operatorText(text: string, before: ElementContent | undefined): string {
  if (text === '' || text === APPLY || /^[\p{Ps}\p{Pe}!∣∥]$/u.test(text)) {
    return text;
  }
  if (/^[,;]$/.test(text)) {
    return `${text} `;
  }
  const isAfterOperator =
    before?.type === 'element' && before.tagName === 'mo' && !CLOSING.test(rowText(before));
  return before === undefined || isAfterOperator ? text : ` ${text} `;
}

function rowText({children}: Element): string {
  return children
    .map((child, index) => {
      if (child.type !== 'element') {
        return child.type === 'text' ? child.value : '';
      }
      const text = partText(child);
      return child.tagName === 'mo' ? operatorText(text, children[index - 1]) : text;
    })
    .join('');
}

/** Returns a name or a letter. A name of several letters gets `SPACE_BEFORE`. */
function nameText(text: string, variant: unknown): string {
  const name = variant === 'double-struck' ? (SETS[text] ?? text) : text;
  return [...name].length > 1 ? SPACE_BEFORE + name : name;
}

/** Returns a base with its subscript and superscript, as in `x_1^2`. Primes follow the base. */
function withScripts(base: Element | undefined, index: string, power: string): string {
  const text = base ? partText(base) : '';
  if (index === '' && /^′+$/.test(power)) {
    return text + power;
  }
  const scripts = [index && `_${inParentheses(index)}`, power && `^${inParentheses(power)}`];
  // KaTeX writes `APPLY` in the base, as in `\log_2 x`; it belongs after the scripts.
  return text.replace(APPLY, '') + scripts.join('') + (text.endsWith(APPLY) ? APPLY : SPACE_AFTER);
}

/** Returns the text of a MathML element. */
function partText(element: Element): string {
  const {tagName, properties} = element;
  const parts = element.children.filter((child) => child.type === 'element');
  const [first = '', second = '', third = ''] = parts.map(partText);
  switch (tagName) {
    case 'annotation':
      return '';
    case 'mi':
      return nameText(rowText(element), properties['mathvariant']);
    case 'mspace':
      return ' ';
    case 'mfrac':
      // A fraction without a line is a binomial coefficient.
      return properties['linethickness'] === '0px'
        ? `${first} over ${second}`
        : `${SPACE_BEFORE}${inParentheses(first)} / ${inParentheses(second)}${SPACE_AFTER}`;
    case 'msqrt':
      return `√${inParentheses(rowText(element))}`;
    case 'mroot':
      return `√[${second}]${inParentheses(first)}`;
    case 'msup':
      return withScripts(parts[0], '', second);
    case 'msub':
      return withScripts(parts[0], second, '');
    case 'msubsup':
    case 'munderover':
      return withScripts(parts[0], second, third);
    case 'mover':
    case 'munder':
      if (parts[1]?.tagName === 'mo') {
        return [...first].length === 1 ? (first + (ACCENTS[second] ?? '')).normalize() : first;
      }
      return tagName === 'mover'
        ? withScripts(parts[0], '', second)
        : withScripts(parts[0], second, '');
    case 'mtable':
      return parts.map(partText).join('; ');
    case 'mtr':
      return parts.map(partText).join(' ');
    default:
      return rowText(element);
  }
}

/**
 * Returns a formula as you would type it: `\frac{a}{b}` becomes `a / b`.
 *
 * @param math the `<math>` element that KaTeX wrote
 */
export function formulaText(math: Element): string {
  // `SPACE_BEFORE` becomes a space if a word precedes it, `APPLY` if no parenthesis follows it, and
  // `SPACE_AFTER` if a term follows it. Other markers are removed.
  return partText(math)
    .replaceAll('−', '-')
    .replaceAll('∣', '|')
    .replaceAll('∗', '*')
    .replaceAll(/(?<=[\p{L}\p{N})′])\u2062/gu, ' ')
    .replaceAll(/\u2061(?!\()/g, ' ')
    .replaceAll(/\u2063(?=[^\s\p{Pe}.,;:!|/\u2063])/gu, ' ')
    .replaceAll(/[\u2061-\u2063\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
