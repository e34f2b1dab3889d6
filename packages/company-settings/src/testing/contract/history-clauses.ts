import { checkRejects, checkSame } from '@pantau/core/testing';
import { type CompanyClause, historyOf, save } from './harness.ts';

export const historyClauses: readonly CompanyClause[] = [
  {
    id: 'history',
    title: 'records who changed what, with both values, newest first (CS-63)',
    async run({ source, userName }) {
      const { operation, driverScore } = (await source.company()).sections;
      await save(source, 'identity', { companyTag: 'SATU' });
      await save(source, 'operation', { idleTimeout: 9 });
      await save(source, 'driverScore', { costBrake: 3.25 });
      await source.createCategory('Logistik');
      const changes = await historyOf(source);
      checkSame(
        changes.map(({ section, field, before, after }) => [section, field, before, after]),
        [
          ['categories', 'companyCategory', null, 'Logistik'],
          ['driverScore', 'costBrake', String(driverScore.values.costBrake), '3.25'],
          ['operation', 'idleTimeout', String(operation.values.idleTimeout), '9'],
          ['identity', 'companyTag', null, 'SATU'],
        ],
        'the changes',
      );
      checkSame(
        changes.map((change) => change.userName),
        [userName, userName, userName, userName],
        'the users',
      );
      const times = changes.map(({ changedAt }) => changedAt);
      checkSame(
        times,
        times.toSorted((one, other) => other - one),
        'the times',
      );
      checkSame(new Set(changes.map(({ id }) => id)).size, changes.length, 'different ids');
    },
  },
  {
    id: 'history-pages',
    title: 'pages the history, whatever is changed meanwhile (CS-64)',
    async run({ source }) {
      for (const companyTag of ['A', 'B', 'C', 'D', 'E']) {
        await save(source, 'identity', { companyTag });
      }
      const first = await source.changes({ first: 2, after: null });
      await save(source, 'identity', { companyTag: 'F' });
      const second = await source.changes({ first: 2, after: first.endCursor });
      const third = await source.changes({ first: 2, after: second.endCursor });
      const pages = [first, second, third];
      checkSame(
        pages.map(({ changes }) => changes.map(({ after }) => after)),
        [['E', 'D'], ['C', 'B'], ['A']],
        'the pages',
      );
      const more = pages.map(({ hasNextPage }) => hasNextPage);
      checkSame(more, [true, true, false], 'whether there are older changes');
      for (const query of [
        { first: 0, after: null },
        { first: 101, after: null },
        { first: 2, after: 'unknown' },
      ]) {
        await checkRejects(source.changes(query), 'invalid', 'a page outside the limits');
      }
    },
  },
];
