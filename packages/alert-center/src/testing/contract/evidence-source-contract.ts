import type { TestFramework } from './alert-source-contract.ts';
import { clipClauses } from './clip-clauses.ts';
import { evidenceErrorClauses } from './evidence-error-clauses.ts';
import type { EvidenceClause, EvidenceSourceHarness } from './evidence-harness.ts';
import { deviceClauses } from './device-clauses.ts';
import { placeClauses } from './place-clauses.ts';

/** Every promise of the port that previews rely on. */
export const evidenceSourceClauses: readonly EvidenceClause[] = [
  ...clipClauses,
  ...deviceClauses,
  ...placeClauses,
  ...evidenceErrorClauses,
];

export interface EvidenceSourceContractOptions extends TestFramework {
  /** Named in the report. */
  readonly name: string;
  /** A fresh company for each clause. */
  readonly create: () => Promise<EvidenceSourceHarness> | EvidenceSourceHarness;
}

const canRun = (clause: EvidenceClause, harness: EvidenceSourceHarness): boolean =>
  (clause.needs ?? []).every((need) => harness[need] !== undefined);

/**
 * Runs the contract of `EvidenceSource` on an implementation, one test for each clause. A clause whose
 * optional part the harness leaves out passes without saying anything.
 */
export function evidenceSourceContract(options: EvidenceSourceContractOptions): void {
  const { name, create, describe, it } = options;
  describe(`${name} keeps the contract of EvidenceSource`, () => {
    for (const clause of evidenceSourceClauses) {
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
