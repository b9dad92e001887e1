export interface Measure {
  readonly posts: number;
  readonly value: number;
}

export interface Growth {
  /** How many times more. */
  readonly factor: number;
  /** Above 1 it grows faster than the posts do. */
  readonly againstLinear: number;
}

/** How a cost grows from fewer posts to more. */
export function growth(few: Measure, many: Measure): Growth {
  const factor = many.value / few.value;
  return {factor, againstLinear: factor / (many.posts / few.posts)};
}
