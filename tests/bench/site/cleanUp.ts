type Undo = () => unknown;

const open = new Set<Undo>();

function undo(step: Undo): void {
  try {
    step();
  } catch {
    // It is gone already.
  }
}

/** Undoes everything that is still open, the latest first. */
export function cleanUp(): void {
  for (const step of [...open].reverse()) {
    undo(step);
  }
  open.clear();
}

/** Has something undone at the end of the bench, however it ends, unless it is released before. */
export function keepUntilEnd(step: Undo): () => void {
  open.add(step);
  return () => open.delete(step);
}

/** Cleans up when the bench is interrupted or breaks off, too. */
export function cleanUpOnInterrupt(): void {
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      cleanUp();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}
