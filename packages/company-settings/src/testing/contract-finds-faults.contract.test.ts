import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { companySourceClauses } from './contract/company-source-contract.ts';
import { accessFaults } from './faults/access-faults.test.setup.ts';
import { listFaults } from './faults/list-faults.test.setup.ts';
import { sectionFaults } from './faults/section-faults.test.setup.ts';
import type { Faults } from './faults/spoil.test.setup.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

const faults: Faults = { ...sectionFaults, ...accessFaults, ...listFaults };

describe('the contract suite of CompanySource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(companySourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of companySourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
