import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import { alertRuleSourceClauses } from './contract/alert-rule-source-contract.ts';
import { bulkFaults } from './faults/bulk-faults.test.setup.ts';
import { changeFaults } from './faults/change-faults.test.setup.ts';
import { falseAlertFaults } from './faults/false-alert-faults.test.setup.ts';
import { listFaults } from './faults/list-faults.test.setup.ts';
import type { Faults } from './faults/spoil.test.setup.ts';
import { createMemoryHarness } from './memory-harness.test.setup.ts';

const faults: Faults = { ...listFaults, ...changeFaults, ...bulkFaults, ...falseAlertFaults };

describe('the contract suite of AlertRuleSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(alertRuleSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of alertRuleSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(createMemoryHarness(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
