function numbered(name: string, count: number): string[] {
  return Array.from({length: count}, (_, index) => `${name}-${index + 1}`);
}

/**
 * Names of the color tokens in `src/css`, without `--site-`. A test compares all lists with the
 * CSS.
 */
export const colorTokens = [
  'ground',
  'surface-1',
  'surface-2',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'accent-ground',
  'on-accent',
  'gain',
  'loss',
  'focus',
  'calendar-empty',
  'calendar-lit',
  'plot-2',
  'plot-3',
  'plot-4',
  'plot-5',
  'overlay',
  ...numbered('cluster', 12),
  'map-old',
  'map-new',
  'code-ground',
  'code-text',
  'code-comment',
  'code-punctuation',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-property',
  'code-inserted',
  'code-deleted',
  'code-highlight',
];

export const textTokens = [
  'text-xs',
  'text-sm',
  'text-md',
  'text-body',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
];

export const spaceTokens = numbered('space', 8);

export const otherTokens = [
  'font-text',
  'font-mono',
  'radius-1',
  'radius-2',
  'measure',
  'page',
  'motion-fast',
  'layer-raised',
  'layer-skip',
];
