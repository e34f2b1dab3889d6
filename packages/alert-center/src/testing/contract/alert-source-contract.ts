import { actionClauses } from './action-clauses.ts';
import { feedClauses } from './feed-clauses.ts';
import type { AlertSourceHarness, Clause } from './harness.ts';
import { healClauses } from './heal-clauses.ts';
import { listClauses } from './list-clauses.ts';
import { singleClauses } from './single-clauses.ts';

/** Every promise of the port that the widget relies on. */
export const alertSourceClauses: readonly Clause[] = [
  ...listClauses,
  ...singleClauses,
  ...actionClauses,
  ...feedClauses,
  ...healClauses,
];

/** The part of a test framework that the suite needs; `describe` and `it` of vitest, jest or node:test fit. */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void>) => unknown;
}

export interface AlertSourceContractOptions extends TestFramework {
  /** Named in the report. */
  readonly name: string;
  /** A fresh company for each clause. */
  readonly create: () => Promise<AlertSourceHarness> | AlertSourceHarness;
}

const canRun = (clause: Clause, harness: AlertSourceHarness): boolean =>
  (clause.needs ?? []).every((need) => harness[need] !== undefined);

/**
 * Runs the contract of `AlertSource` on an implementation, one test for each clause. A clause whose
 * optional part the harness leaves out passes without saying anything.
 */
export function alertSourceContract(options: AlertSourceContractOptions): void {
  const { name, create, describe, it } = options;
  describe(`${name} keeps the contract of AlertSource`, () => {
    for (const clause of alertSourceClauses) {
      it(`${clause.title} [${clause.id}]`, async () => {
        const harness = await create();
        try {
          if (canRun(clause, harness)) await clause.run(harness);
        } finally {
          await harness.close();
        }
      });
    }
  });
}
