/** A part of the report. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader must know to read the table. */
  readonly note: string;
}

/** Measures, unless it cannot be: then the reason is said on stderr and the cell stays empty. */
export async function attempt<Result>(
  what: string,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${what} could not be measured: ${(error as Error).message}`);
    process.exitCode = 1;
    return undefined;
  }
}
