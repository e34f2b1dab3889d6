import type { ContractRow, TableSourceHarness } from './table-source-harness.ts';
import { contractRows, tableSourceClauses } from './table-source-clauses.ts';

/** The part of a test framework that a suite needs: `describe` and `it` of Vitest, Jest or node:test. */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

export interface TableSourceContractOptions<Row> extends TestFramework {
  /** Name in the test report. */
  readonly name: string;
  /** Creates a source with these rows in this order, for each clause. */
  readonly create: (
    rows: readonly ContractRow[],
  ) => Promise<TableSourceHarness<Row>> | TableSourceHarness<Row>;
}

/** Runs the contract of `TableSource` against an implementation, one test per clause. */
export function tableSourceContract<Row>(options: TableSourceContractOptions<Row>): void {
  const { name, create, describe, it } = options;
  describe(`${name} fulfils the contract of TableSource`, () => {
    for (const clause of tableSourceClauses) {
      it(`${clause.title} [${clause.id}]`, async () => {
        const harness = await create(contractRows);
        try {
          await clause.run(harness as TableSourceHarness);
        } finally {
          await harness.close();
        }
      });
    }
  });
}
