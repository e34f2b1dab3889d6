/**
 * The test framework's functions that a suite needs; those of vitest, jest and node:test fit. A test of
 * vitest and node:test receives a context with `skip`, by which a clause counts as skipped.
 */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: (...args: readonly unknown[]) => Promise<void>) => unknown;
}

/** One guarantee of a port. */
export interface ContractClause<H> {
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

/** Skips the running test; does nothing in a framework that cannot skip it any more, such as jest. */
function skip(context: unknown, reason: string): void {
  if (typeof context !== 'object' || context === null || !('skip' in context)) return;
  if (typeof context.skip === 'function') context.skip(reason);
}

/**
 * Runs the clauses of a port against an implementation, with one test per clause. Clauses that need an
 * optional part the harness omits are skipped.
 */
export function runContract<H extends { close(): Promise<void> | void }>(
  port: string,
  clauses: readonly ContractClause<H>[],
  { name, create, describe, it }: ContractOptions<H>,
): void {
  describe(`${name} fulfils the contract of ${port}`, () => {
    for (const clause of clauses) {
      it(`${clause.title} [${clause.id}]`, async (...[context]) => {
        const harness = await create();
        const lacking = (clause.needs ?? []).filter((need) => harness[need] === undefined);
        try {
          if (lacking.length === 0) await clause.run(harness);
        } finally {
          await harness.close();
        }
        if (lacking.length > 0) skip(context, `the harness lacks ${lacking.join(', ')}`);
      });
    }
  });
}
