import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { dashboardClauses } from './contract/clauses.ts';
import { faults } from './faults/faults.test.setup.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

describe('the contract suite of DashboardSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(dashboardClauses.map(({ id }) => id).sort());
  });

  for (const clause of dashboardClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
