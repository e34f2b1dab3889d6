import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { driverScoreSourceClauses } from './contract/driver-score-source-contract.ts';
import { driverFaults } from './faults/driver-faults.test.setup.ts';
import { type Faults, overviewFaults } from './faults/overview-faults.test.setup.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

const faults: Faults = { ...overviewFaults, ...driverFaults };

describe('the contract suite of DriverScoreSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(driverScoreSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of driverScoreSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
