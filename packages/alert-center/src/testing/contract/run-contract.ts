/** The part of a test framework that a suite needs; `describe` and `it` of vitest, jest or node:test fit. */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

interface Closable {
  close(): Promise<void> | void;
}

interface ClauseOf<H> {
  readonly id: string;
  readonly title: string;
  /** Optional parts of the harness that it takes. */
  readonly needs?: readonly (keyof H)[] | undefined;
  run(harness: H): Promise<void> | void;
}

export interface ContractOptions<H> extends TestFramework {
  /** Named in the report. */
  readonly name: string;
  /** A fresh company for each clause. */
  readonly create: () => Promise<H> | H;
}

/**
 * Runs the clauses of a port on an implementation, one test for each. A clause whose optional part the
 * harness leaves out passes without saying anything.
 */
export function runContract<H extends Closable>(
  port: string,
  clauses: readonly ClauseOf<H>[],
  { name, create, describe, it }: ContractOptions<H>,
): void {
  describe(`${name} keeps the contract of ${port}`, () => {
    for (const clause of clauses) {
      it(`${clause.title} [${clause.id}]`, async () => {
        const harness = await create();
        try {
          const canRun = (clause.needs ?? []).every((need) => harness[need] !== undefined);
          if (canRun) await clause.run(harness);
        } finally {
          await harness.close();
        }
      });
    }
  });
}
