// cspell:ignore infty varphi ldots cdots qquad mathrm operatorname mathbf textbf
// cspell:ignore rightarrow leftarrow varepsilon notin propto

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
  prod: 'Π',
  int: '∫',
  partial: '∂',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  eta: 'η',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  infty: '∞',
  in: '∈',
  notin: '∉',
  cup: '∪',
  cap: '∩',
  subset: '⊂',
  sim: '~',
  propto: '∝',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  Rightarrow: '⇒',
  dots: '…',
  ldots: '…',
  cdots: '…',
  qquad: ' ',
  quad: ' ',
};
/** Matches commands that only affect the layout. */
const LAYOUT =
  /\\(?:(?:left|right|middle)(?![A-Za-z])\s*\.?|(?:[bB]igg?[lrm]?|displaystyle|mathcal|mathrm|operatorname)(?![A-Za-z])|(?:begin|end)\{\w+\*?\}|[,;:! ])/g;
/** Characters that stand for braces of the formula, `\{` and `\}`, while other braces are read. */
const BRACES = ['\uE000', '\uE001'] as const;
const ROOTS: Readonly<Record<string, string>> = {3: '∛', 4: '∜'};

/** Puts a part into parentheses, unless it is a single number or name. */
function inParentheses(part: string): string {
  const text = part.trim();
  return /^[\w.,%$€]*$/.test(text) ? text : `(${text})`;
}

/** Converts TeX to plain text as one would type it: `\frac{a}{b}` becomes `a / b`. */
export function formulaText(tex: string): string {
  let text = tex
    .replace(/\\([{}])/g, (_, brace) => (brace === '{' ? BRACES[0] : BRACES[1]))
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
      .replace(
        /\\sqrt\s*(?:\[([^\]]*)\])?\s*\{([^{}]*)\}/g,
        (_, degree: string | undefined, root: string) =>
          (degree === undefined ? '√' : (ROOTS[degree] ?? `√[${degree}]`)) + inParentheses(root),
      )
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
      .replace(/\\([%$#&_])/g, '$1')
      .replace(/[{}]/g, '')
      .replaceAll(BRACES[0], '{')
      .replaceAll(BRACES[1], '}')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
