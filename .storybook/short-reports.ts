import { afterEach } from 'vitest';

/** What the checks of a story found. */
interface Report {
  readonly type: string;
  readonly status: 'passed' | 'warning' | 'failed';
  readonly result: unknown;
}

/**
 * Leaves out what passed: axe lists 90 rules for every story, about 60 kB, that the page would send to Vitest and Vitest
 * would write into its report. A violation fails the story with a message of its own.
 */
afterEach(({ task }) => {
  const meta = task.meta as { reports?: readonly Report[] };
  if (meta.reports === undefined) return;
  meta.reports = meta.reports.map((report) =>
    report.status === 'failed' ? report : { ...report, result: {} },
  );
});
