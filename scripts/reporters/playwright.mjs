/** @import { FullConfig, Reporter, Suite } from '@playwright/test/reporter' */
import { writeReport } from '../lib/results.mjs';

const statuses = /** @type {const} */ ({
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
});

/** @implements {Reporter} */
export default class PantauReporter {
  /** @type {Suite | undefined} */
  #suite;

  printsToStdio() {
    return false;
  }

  /** @param {FullConfig} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onEnd() {
    writeReport(
      (this.#suite?.allTests() ?? []).map((test) => ({
        file: test.location.file,
        // Without the empty root, the project and the file.
        title: test.titlePath().slice(3).join(' > '),
        status: statuses[test.outcome()],
        errors: test.results.flatMap(({ error }) =>
          error === undefined ? [] : [error.message ?? ''],
        ),
      })),
    );
  }
}
