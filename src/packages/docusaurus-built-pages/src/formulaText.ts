// cspell:ignore infty varphi ldots cdots qquad mathrm operatorname mathbf textbf
// cspell:ignore rightarrow leftarrow varepsilon notin propto nolimits frak boldsymbol mathbb
// cspell:ignore widehat widetilde ddot

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
  /\\(?:(?:left|right|middle)(?![A-Za-z])\s*\.?|(?:[bB]igg?[lrm]?|displaystyle|limits|nolimits)(?![A-Za-z])|(?:begin|end)\{\w+\*?\}|[,;:! ])/g;
/** Matches the end of a row. */
const ROW_END = /\s*\\\\(?:\[[^\]]*\])?/g;
/** Commands for names, which are written apart from the text before them. */
const NAME = String.raw`\\(?:mathrm|operatorname\*?)`;
/** Commands that change the font of their argument or draw a line at it. */
const FONT = String.raw`\\(?:text(?:bf|it|rm|tt)?|math(?:bf|it|sf|tt|cal|scr|frak)|boldsymbol|bm|(?:under|over)(?:line|brace)|boxed)`;
/** Number sets in `\mathbb`. */
const SETS: Readonly<Record<string, string>> = {
  ...{C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ'},
};
/** Combining characters by command. */
const ACCENTS: Readonly<Record<string, string>> = {
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  widetilde: '\u0303',
  bar: '\u0304',
  dot: '\u0307',
  ddot: '\u0308',
  vec: '\u20D7',
};
/** An argument in braces without others inside, or a single character or command: `\frac12`. */
const NEXT = String.raw`\s*(\{[^{}]*\}|\\[A-Za-z]+|\w)`;
/** The first argument after the name of a command. */
const ARGUMENT = String.raw`(?![A-Za-z])${NEXT}`;
const MATH_BB = new RegExp(String.raw`\\mathbb${ARGUMENT}`, 'g');
const FRACTION = new RegExp(String.raw`\\[dt]?frac${ARGUMENT}${NEXT}`, 'g');
const BINOMIAL = new RegExp(String.raw`\\[dt]?binom${ARGUMENT}${NEXT}`, 'g');
const ACCENT = new RegExp(String.raw`\\(${Object.keys(ACCENTS).join('|')})${ARGUMENT}`, 'g');
/** Characters that stand for braces of the formula, `\{` and `\}`, while other braces are read. */
const BRACES = ['\uE000', '\uE001'] as const;
const ROOTS: Readonly<Record<string, string>> = {3: '∛', 4: '∜'};

/** Puts a part into parentheses, unless it is a single number or name. */
export function inParentheses(part: string): string {
  const text = part.trim();
  return /^[\w.,%$€]*$/.test(text) ? text : `(${text})`;
}

/** Returns an argument without its braces. */
const inner = (argument: string): string => argument.replace(/^\{|\}$/g, '').trim();

/** Returns an argument with an accent if it is a single character: `ŷ`. */
function withAccent(command: string, argument: string): string {
  const base = inner(argument);
  const character = base.startsWith('\\') ? (SYMBOLS[base.slice(1)] ?? base) : base;
  const isSingle = [...character].length === 1;
  return isSingle ? `${character}${ACCENTS[command] ?? ''}`.normalize() : ` ${base} `;
}

/** Converts TeX to plain text as one would type it: `\frac{a}{b}` becomes `a / b`. */
export function formulaText(tex: string): string {
  let text = tex
    .replace(ROW_END, (_, start: number) =>
      /^\s*\\\\(?:\[[^\]]*\])?\s*(?:\\end\b|$)/.test(tex.slice(start)) ? ' ' : '; ',
    )
    .replace(/\\([{}])/g, (_, brace) => (brace === '{' ? BRACES[0] : BRACES[1]))
    .replace(LAYOUT, ' ')
    .replace(/(?<!\\)&/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(MATH_BB, (_, letter: string) => SETS[inner(letter)] ?? inner(letter))
    .replace(new RegExp(String.raw`([_^])\s*(?:${NAME}|${FONT})\s*(?=\{)`, 'g'), '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(new RegExp(String.raw`${NAME}\s*\{([^{}]*)\}`, 'g'), ' $1')
      .replace(new RegExp(String.raw`${FONT}\s*\{([^{}]*)\}`, 'g'), '$1')
      .replace(ACCENT, (_, command: string, base: string) => withAccent(command, base))
      .replace(BINOMIAL, (_, n: string, k: string) => `C(${inner(n)}, ${inner(k)})`)
      .replace(FRACTION, (_, over: string, under: string) =>
        [over, under].map((part) => inParentheses(inner(part))).join(' / '),
      )
      .replace(
        /\\sqrt(?![A-Za-z])\s*(?:\[([^\]]*)\])?\s*(\{[^{}]*\}|\w)/g,
        (_, degree: string | undefined, root: string) =>
          (degree === undefined ? '√' : (ROOTS[degree] ?? `√[${degree}]`)) +
          inParentheses(inner(root)),
      )
      .replace(/\^\s*\{([^{}]*)\}/g, (_, power: string) => `^${inParentheses(power)}`)
      .replace(/_\s*\{([^{}]*)\}/g, (_, index: string) => `_${index}`);
  }
  // Commands before a single character without braces.
  text = text.replace(new RegExp(String.raw`(?:${NAME}|${FONT})(?![A-Za-z])`, 'g'), ' ');
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
