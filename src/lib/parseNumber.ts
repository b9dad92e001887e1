export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Whether decimals are refused. */
  readonly whole?: boolean;
}

/** The number a reader typed, if it is one within the limits; undefined otherwise, never NaN. */
export function parseNumber(text: string, {min, max, whole = false}: Limits): number | undefined {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) {
    return undefined;
  }
  const value = Number(trimmed);
  return value >= min && value <= max && (!whole || Number.isInteger(value)) ? value : undefined;
}
