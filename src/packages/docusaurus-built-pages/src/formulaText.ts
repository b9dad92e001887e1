// cspell:ignore infty varphi ldots qquad mathrm operatorname mathbf textbf

/** Characters by command; other commands are replaced with their names. */
const SYMBOLS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  approx: '≈',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  sum: 'Σ',
  alpha: 'α',
  beta: 'β',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  varphi: 'φ',
  Phi: 'Φ',
  Delta: 'Δ',
  infty: '∞',
  to: '→',
  Rightarrow: '⇒',
  ldots: '…',
  qquad: ' ',
  quad: ' ',
};
/** Matches commands that only affect the layout. */
const LAYOUT =
  /\\(?:left|right|big|Big|displaystyle|mathcal|mathrm|operatorname|begin\{\w+\*?\}|end\{\w+\*?\}|[,;:! ])/g;

/** Puts a part into parentheses, unless it is a single number or name. */
function inParentheses(part: string): string {
  const text = part.trim();
  return /^[\w.,%$€]*$/.test(text) ? text : `(${text})`;
}

/** Converts TeX to plain text as one would type it: `\frac{a}{b}` becomes `a / b`. */
export function formulaText(tex: string): string {
  let text = tex
    .replace(LAYOUT, ' ')
    .replace(/\\\\|(?<!\\)&/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:text|mathbf|textbf|underbrace|overline)\s*\{([^{}]*)\}/g, '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, over: string, under: string) =>
        [over, under].map(inParentheses).join(' / '),
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) => `√${inParentheses(root)}`)
      .replace(/\^\s*\{([^{}]*)\}/g, (_, power: string) => `^${inParentheses(power)}`)
      .replace(/_\s*\{([^{}]*)\}/g, (_, index: string) => `_${index}`);
  }
  return (
    text
      // Without a space, a name would run into the command after it.
      .replace(
        /\\([A-Za-z]+)(?=(\\[A-Za-z])?)/g,
        (_, name: string, next?: string) =>
          (SYMBOLS[name] ?? name) + (next && !SYMBOLS[name] ? ' ' : ''),
      )
      .replace(/\\([%$#&_{}])/g, '$1')
      .replace(/[{}]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
