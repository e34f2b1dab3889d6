import { PantauError } from '@pantau/core';

/** Collects faults in functions and data of the host, which must not break the table. */
export interface Faults {
  /**
   * @param key what is at fault, such as a column's accessor; each is reported once
   * @param message for developers
   */
  report(key: string, message: string, cause?: unknown): void;
}

/** Reports each fault once, as a `PantauError` of kind `invalid`. */
export function createFaults(reportError: (error: unknown) => void): Faults {
  const reported = new Set<string>();
  return {
    report(key, message, cause) {
      if (reported.has(key)) return;
      reported.add(key);
      const error = new PantauError('invalid', { message, cause });
      // Faults appear while the table renders, when the host must not change its state.
      queueMicrotask(() => reportError(error));
    },
  };
}

/** A function that returns `otherwise` where `read` throws, and reports the fault. */
export function contain<A extends readonly unknown[], T>(
  faults: Faults,
  key: string,
  read: (...input: A) => T,
  otherwise: (...input: A) => T,
): (...input: A) => T {
  return (...input) => {
    try {
      return read(...input);
    } catch (cause) {
      faults.report(key, `${key} failed`, cause);
      return otherwise(...input);
    }
  };
}
