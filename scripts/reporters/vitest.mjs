/** @import { Reporter, TestModule } from 'vitest/node' */
import { writeReport } from '../lib/results.mjs';

/** @implements {Reporter} */
export default class PantauReporter {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    writeReport(
      modules.flatMap(({ moduleId, children }) =>
        [...children.allTests()].map((test) => {
          const { state, errors = [] } = test.result();
          return {
            file: moduleId,
            title: test.fullName,
            status: state === 'pending' ? 'skipped' : state,
            errors: errors.map(({ message }) => message),
          };
        }),
      ),
    );
  }
}
