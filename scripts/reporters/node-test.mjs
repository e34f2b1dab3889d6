import { writeReport } from '../lib/results.mjs';

/**
 * Reporter for Node's test runner.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* report(events) {
  /** @type {import('../lib/results.mjs').TestResult[]} */
  const tests = [];
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    const errors = type === 'test:fail' ? [data.details.error.message] : [];
    tests.push({
      file: data.file ?? '',
      title: data.name,
      status: isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed',
      errors: isSkipped ? [] : errors,
    });
  }
  writeReport(tests);
}
