import { workspaceNode } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs checks, prints the time of each and the output of those that fail, and sets the exit code.
 *
 * @param {readonly (readonly [name: string, args: readonly string[]])[]} checks arguments for Node
 * @param {number} [workers] how many run at the same time
 */
export async function runChecks(checks, workers = 1) {
  const queue = checks.values();
  const work = async () => {
    for (const [name, args] of queue) {
      const started = performance.now();
      const { code, output } = await run(workspaceNode, args, { quiet: true });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code !== 0) {
        process.exitCode = 1;
        process.stdout.write(output);
      }
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/**
 * Prints the result of a check and sets the exit code.
 *
 * @param {string} subject what was checked, such as `42 rules`
 * @param {readonly string[]} problems one sentence each
 */
export function conclude(subject, problems) {
  for (const problem of problems) console.error(problem);
  console.log(`${subject}: ${problems.length === 0 ? 'ok' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
