/** Milliseconds between two looks. */
const PAUSE = 50;

/** Whether a reader has marked text in an element. */
function holdsSelection(element: Element): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}

/**
 * Waits as long as a reader presses something or has text of an element marked: both would be lost
 * if it were drawn anew.
 */
export async function untilFree(element: Element, isPressed: () => boolean): Promise<void> {
  while (isPressed() || holdsSelection(element)) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
