/** Reports an error that is not shown to the user. */
export function reportError(error: unknown): void {
  console.warn('pantau:', error);
}
