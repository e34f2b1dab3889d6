/** Where faults go that the user need not see: the browser's console, until a company wires its own. */
export function reportError(error: unknown): void {
  console.warn('pantau:', error);
}
