/** The test framework's functions a suite needs; those of vitest, jest and node:test fit. */
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
  /** Optional parts of the harness that the clause requires. */
  readonly needs?: readonly (keyof H)[] | undefined;
  run(harness: H): Promise<void> | void;
}

export interface ContractOptions<H> extends TestFramework {
  /** The implementation's name, for the report. */
  readonly name: string;
  /** Creates a fresh company for each clause. */
  readonly create: () => Promise<H> | H;
}

/**
 * Runs the clauses of a port against an implementation, with one test per clause. Clauses that need an
 * optional part the harness omits pass without running.
 */
export function runContract<H extends Closable>(
  port: string,
  clauses: readonly ClauseOf<H>[],
  { name, create, describe, it }: ContractOptions<H>,
): void {
  describe(`${name} fulfils the contract of ${port}`, () => {
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
