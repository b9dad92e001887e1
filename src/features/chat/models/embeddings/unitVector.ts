/** A vector of length 1 in its direction, so that the cosine of two is their product; zero stays zero. */
export function unitVector(numbers: ArrayLike<number>): Float32Array {
  const vector = Float32Array.from(numbers);
  let sum = 0;
  for (const number of vector) {
    sum += number * number;
  }
  const length = Math.sqrt(sum);
  return length > 0 && Number.isFinite(length)
    ? vector.map((number) => number / length)
    : vector.fill(0);
}
