/*
 * Stands for vitest in examples of contract suites: collects their tests, which the page then runs.
 */

type Test = (context: { skip(): void }) => Promise<void> | void;

const tests: (readonly [title: string, run: Test])[] = [];

export const describe = (_title: string, body: () => void): void => body();

export const it = (title: string, run: Test): void => void tests.push([title, run]);

export const hasTests = (): boolean => tests.length > 0;

/** Runs the collected tests, and says how many passed or which one failed first. */
export async function runTests(): Promise<string> {
  let skipped = 0;
  for (const [title, run] of tests) {
    try {
      await run({ skip: () => void (skipped += 1) });
    } catch (error) {
      return `“${title}” failed: ${String(error)}`;
    }
  }
  return `${tests.length - skipped} clauses passed`;
}
