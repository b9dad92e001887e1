/** Lets the browser paint, or answer a reader, before what comes after. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
