import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { type ProfileFaults, profileFaults } from './faults/profile-faults.test.setup.ts';
import { sessionFaults } from './faults/session-faults.test.setup.ts';
import { createMemoryProfileHarness } from './memory-profile-harness.test.setup.ts';
import { profileSourceClauses } from './profile-source-contract.ts';

const faults: ProfileFaults = { ...profileFaults, ...sessionFaults };

describe('the contract suite of ProfileSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(profileSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of profileSourceClauses) {
    for (const [fault, spoil, spoilStranger] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryProfileHarness(spoil, spoilStranger));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
