/** The part of a test framework that a suite needs: `describe` and `it` of Vitest, Jest or node:test. */
export interface StoreTestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

export interface StoreContractOptions<Store> extends StoreTestFramework {
  /** Name in the test report. */
  readonly name: string;
  /** Creates an empty store for each clause. */
  readonly create: () => Promise<Store> | Store;
}

/** One requirement of a port. */
export interface StoreClause<Store> {
  /** Stable id. */
  readonly id: string;
  readonly title: string;
  /** Rejects if the requirement is not met. */
  run(store: Store): Promise<void>;
}

/** Runs clauses against an implementation, one test per clause. */
export function runClauses<Store>(
  port: string,
  clauses: readonly StoreClause<Store>[],
  { name, create, describe, it }: StoreContractOptions<Store>,
): void {
  describe(`${name} fulfils the contract of ${port}`, () => {
    for (const clause of clauses) {
      it(`${clause.title} [${clause.id}]`, async () => clause.run(await create()));
    }
  });
}
