// cspell:ignore infty varphi ldots qquad mathrm operatorname mathbf textbf

/** Commands that stand for one character; what is left of others is their name. */
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
/** Commands that only say how something is set. */
const SETTING =
  /\\(?:left|right|big|Big|displaystyle|mathcal|mathrm|operatorname|begin\{\w+\*?\}|end\{\w+\*?\}|[,;:! ])/g;

/** A part in brackets, unless it is one number or name. */
function grouped(part: string): string {
  const text = part.trim();
  return /^[\w.,%$€]*$/.test(text) ? text : `(${text})`;
}

/** A formula as somebody without mathematical type would write it: `\frac{a}{b}` is `a / b`. */
export function formulaText(tex: string): string {
  let text = tex
    .replace(SETTING, ' ')
    .replace(/\\\\|(?<!\\)&/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/\\(?:text|mathbf|textbf|underbrace|overline)\s*\{([^{}]*)\}/g, '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, over: string, under: string) =>
        [over, under].map(grouped).join(' / '),
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) => `√${grouped(root)}`)
      .replace(/\^\s*\{([^{}]*)\}/g, (_, power: string) => `^${grouped(power)}`)
      .replace(/_\s*\{([^{}]*)\}/g, (_, index: string) => `_${index}`);
  }
  return (
    text
      // A name that a command follows would run into it.
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
