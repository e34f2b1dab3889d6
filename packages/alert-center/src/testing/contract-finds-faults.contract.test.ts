import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { alertSourceClauses } from './contract/alert-source-contract.ts';
import { actionFaults } from './faults/action-faults.test.setup.ts';
import { emergencyFaults } from './faults/emergency-faults.test.setup.ts';
import { feedFaults } from './faults/feed-faults.test.setup.ts';
import { listFaults } from './faults/list-faults.test.setup.ts';
import { ownerFaults } from './faults/owner-faults.test.setup.ts';
import { presenceFaults } from './faults/presence-faults.test.setup.ts';
import { quickNoteFaults } from './faults/quick-note-faults.test.setup.ts';
import { recoveryFaults } from './faults/recovery-faults.test.setup.ts';
import { searchFaults } from './faults/search-faults.test.setup.ts';
import { singleFaults } from './faults/single-faults.test.setup.ts';
import { snoozeFaults } from './faults/snooze-faults.test.setup.ts';
import { falseRuleFaults } from './faults/false-rule-faults.test.setup.ts';
import { vehicleFaults } from './faults/vehicle-faults.test.setup.ts';
import type { Faults } from './faults/spoil.test.setup.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

const faults: Faults = {
  ...listFaults,
  ...singleFaults,
  ...emergencyFaults,
  ...actionFaults,
  ...feedFaults,
  ...recoveryFaults,
  ...searchFaults,
  ...snoozeFaults,
  ...ownerFaults,
  ...presenceFaults,
  ...quickNoteFaults,
  ...vehicleFaults,
  ...falseRuleFaults,
};

describe('the contract suite of AlertSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(alertSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of alertSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryHarness(spoil))).rejects.toThrow(ContractViolation);
      });
    }
  }
});
