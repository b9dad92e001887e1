// cspell:ignore varphi mathbb widehat boldsymbol mathbf pmatrix mathrm operatorname
import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {findElement} from './hastText.js';
import {formulaText} from './formulaText.js';

const processor = unified().use(rehypeKatex, {output: 'mathml'});

test.each([
  [String.raw`1/\cos\varphi \Rightarrow x`, '1/cos φ ⇒ x'],
  [String.raw`h > \frac{0.25}{1.15} = 21.7\%`, 'h > 0.25 / 1.15 = 21.7%'],
  [String.raw`\sqrt{\frac{p(1-p)}{n}}`, '√((p(1 - p)) / n)'],
  [String.raw`e^{-t/\tau} = -1`, 'e^(-t/τ) = -1'],
  [String.raw`(1, -2), n! - 1`, '(1, -2), n! - 1'],
  [String.raw`A \cup B \rightarrow \left. \bigl( x \bigr) \right|`, 'A ∪ B → (x)|'],
  [String.raw`\sum_{i=1}^n \{1, 2\} + \log_2 x'`, '∑_(i = 1)^n {1, 2} + log_2 x′'],
  [String.raw`2\frac{1}{2} m v^2`, '2 1 / 2 mv^2'],
  [String.raw`\sqrt[3]{x} + \sqrt[n]{\frac{1}{2}}`, '√[3]x + √[n](1 / 2)'],
  [String.raw`\mathbb{R}^n \to \mathbb R`, 'ℝ^n → ℝ'],
  [String.raw`\hat{y} - \bar x + \hat\theta + \widehat{AB}`, 'ŷ - x̄ + θ̂ + AB'],
  [String.raw`\boldsymbol{\theta} \cdot \mathbf x`, 'θ ⋅ x'],
  [String.raw`\frac12 + \frac\pi2 + \sqrt2`, '1 / 2 + π / 2 + √2'],
  [String.raw`\int_0^\infty x^*`, '∫_0^∞ x^*'],
  [String.raw`\binom{n}{k}`, '(n over k)'],
  [String.raw`\begin{pmatrix} a & b \\ c & d \\ \end{pmatrix}`, '(a b; c d)'],
  [String.raw`x_\mathrm{max} + 2\operatorname{Var}(x)`, 'x_max + 2 Var(x)'],
  [String.raw`\frac{\text{net profit}}{\sqrt{\frac{1}{2}}}`, '(net profit) / (√(1 / 2))'],
  ['8{,}000{,}000\\,p', '8,000,000 p'],
])('%s becomes %s', (tex, text) => {
  const formula = {type: 'text' as const, value: tex};
  const properties = {className: ['math-inline']};
  const root: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'code', properties, children: [formula]}],
  };
  const tree = processor.runSync(root) as Root;
  const math = findElement(tree, ({tagName}) => tagName === 'math');
  expect(math && formulaText(math)).toBe(text);
});
