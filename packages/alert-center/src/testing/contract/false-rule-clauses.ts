import { check, checkSame } from '@pantau/core/testing';
import { type AlertSourceHarness, type Clause, resultOf, targetOf } from './harness.ts';
import { arriveSome, findAlert } from './helpers.ts';

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('The source lists no rules that are false too often'));

const list = (harness: AlertSourceHarness) =>
  resultOf(harness, harness.me.source.listFalseRules?.() ?? missing());

export const falseRuleClauses: readonly Clause[] = [
  {
    id: 'false-rules',
    title: 'lists the rules whose alerts are false too often, as long as they are (AC-847)',
    needs: ['listsFalseRules'],
    async run(harness) {
      const { source } = harness.me;
      const ids = await arriveSome(harness, 'important', 10);
      await arriveSome(harness, 'urgent', 2);
      const alerts = await Promise.all(ids.map((id) => findAlert(harness, 'important', id)));
      const [ruleId] = alerts[0]?.alertRuleIds ?? [];
      checkSame(await list(harness), { days: 7, rules: [] }, 'no alert is false');
      const reason = 'The camera is dirty';
      const mark = (
        index: number,
        change: { type: 'falseAlert'; reason: string } | { type: 'checkAgain' },
      ) => {
        const alert = alerts[index];
        check(alert !== undefined, 'the alert is listed');
        return resultOf(harness, source.act({ change, target: targetOf(alert) }));
      };
      for (const index of [0, 1, 2, 3]) await mark(index, { type: 'falseAlert', reason });
      checkSame((await list(harness)).rules, [], 'less than half of them are false');
      await mark(4, { type: 'falseAlert', reason });
      await mark(5, { type: 'falseAlert', reason });
      checkSame((await list(harness)).rules, [{ ruleId, total: 10, falseAlerts: 6 }], 'six of ten');
      await mark(0, { type: 'checkAgain' });
      await mark(1, { type: 'checkAgain' });
      checkSame((await list(harness)).rules, [], 'two were checked again');
    },
  },
];
