import { createManualClock } from '@pantau/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryAlertSource } from '../../adapters/memory/memory-alert-source.ts';
import { falsePercent, mostFalse, readFalseRules } from './false-rule.ts';

const rules = [
  { ruleId: '1', total: 200, falseAlerts: 199 },
  { ruleId: '2', total: 50, falseAlerts: 31 },
];

describe('the rule of an alert that is false too often', () => {
  it('is the one with the highest share, if there is one (AC-848)', () => {
    expect(mostFalse({ days: 7, rules }, ['2', '1', '3'])?.ruleId).toBe('1');
    expect(mostFalse({ days: 7, rules }, ['3', '2'])?.ruleId).toBe('2');
    expect(mostFalse({ days: 7, rules }, ['3'])).toBeNull();
  });

  it('has a share that is rounded down, so that 100% means all (AC-848)', () => {
    expect(rules.map(falsePercent)).toEqual([99, 62]);
  });
});

describe('the rules that are false too often', () => {
  const found = { days: 7, rules };

  it('are requested once in five minutes (AC-849)', async () => {
    const clock = createManualClock(0);
    const listFalseRules = vi.fn(() => Promise.resolve(found));
    const source = { ...createMemoryAlertSource(), listFalseRules };
    expect(await readFalseRules(source, clock)).toBe(found);
    await clock.advance(299_999);
    expect(await readFalseRules(source, clock)).toBe(found);
    expect(listFalseRules).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    await readFalseRules(source, clock);
    expect(listFalseRules).toHaveBeenCalledTimes(2);
  });

  it('are requested again after a failure, and there are none without them (AC-849)', async () => {
    const clock = createManualClock(0);
    const listFalseRules = vi.fn(() => Promise.resolve(found));
    listFalseRules.mockRejectedValueOnce(new Error('cut'));
    const source = { ...createMemoryAlertSource(), listFalseRules };
    expect(await readFalseRules(source, clock)).toBeNull();
    expect(await readFalseRules(source, clock)).toBe(found);
    const { listFalseRules: _, ...without } = createMemoryAlertSource();
    expect(await readFalseRules(without, clock)).toBeNull();
  });
});
