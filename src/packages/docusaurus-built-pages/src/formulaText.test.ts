// cspell:ignore varphi mathbb widehat boldsymbol mathbf pmatrix mathrm operatorname
import {expect, test} from 'vitest';
import {formulaText} from './formulaText.js';

test.each([
  [String.raw`1/\cos\varphi \Rightarrow x`, '1/cos φ ⇒ x'],
  ['h > \\frac{0.25}{1.15} = 21.7\\%', 'h > 0.25 / 1.15 = 21.7%'],
  ['\\sqrt{\\frac{p(1-p)}{n}}', '√((p(1-p)) / n)'],
  ['e^{-t/\\tau}', 'e^(-t/τ)'],
  [String.raw`A \cup B \rightarrow \left. \bigl( x \bigr) \right|`, 'A ∪ B → ( x ) |'],
  [String.raw`\bigcup_{i} \{1, 2\}`, 'bigcup_i {1, 2}'],
  [String.raw`\sqrt[3]{x} + \sqrt[n]{\frac{1}{2}}`, '∛x + √[n](1 / 2)'],
  [String.raw`\mathbb{R}^n \to \mathbb R`, 'ℝ^n → ℝ'],
  [String.raw`\hat{y} - \bar x + \hat\theta + \widehat{AB}`, 'ŷ - x̄ + θ̂ + AB'],
  [String.raw`\boldsymbol{\theta} \cdot \mathbf x`, 'θ · x'],
  [
    String.raw`\frac12 + \frac1n + \frac{a}2 + \frac\pi2 + \sqrt2`,
    '1 / 2 + 1 / n + a / 2 + (π) / 2 + √2',
  ],
  [String.raw`\binom{n}{k} \tbinom n2`, 'C(n, k) C(n, 2)'],
  [String.raw`\begin{pmatrix} a & b \\ c & d \\ \end{pmatrix}`, 'a b; c d'],
  [String.raw`x_\mathrm{max} + 2\operatorname{Var}(x)`, 'x_max + 2 Var(x)'],
  [String.raw`\frac{\text{net profit}}{\sqrt{\frac{1}{2}}}`, '(net profit) / (√(1 / 2))'],
  ['8{,}000{,}000\\,p', '8,000,000 p'],
])('%s becomes %s', (tex, text) => {
  expect(formulaText(tex)).toBe(text);
});
