import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { createMemoryPartnerHarness } from './memory-partner-harness.test.setup.ts';
import { partnerClauses } from './partner-clauses.ts';
import { partnerFaults } from './partner-faults.test.setup.ts';

describe('the contract suite of PartnerSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(partnerFaults).sort()).toEqual(partnerClauses.map(({ id }) => id).sort());
  });

  for (const { id, run } of partnerClauses) {
    for (const [fault, spoil, spoilStranger] of partnerFaults[id] ?? []) {
      it(`detects that ${fault} [${id}]`, async () => {
        const harness = createMemoryPartnerHarness(spoil, spoilStranger);
        await expect((async () => run(harness))()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
