import assert from 'node:assert/strict';
import { test } from 'vitest';
import { run } from '../../scripts/lib/run.mjs';

const node = process.execPath;

test('the result has the exit code and both streams', async () => {
  const code = 'console.log("out"); console.error("err"); process.exit(3)';
  const result = await run(node, ['-e', code], { quiet: true });
  assert.equal(result.code, 3);
  assert.match(result.output, /out/);
  assert.match(result.output, /err/);
});

test('a command that cannot start gives 127', async () => {
  assert.equal((await run('no-such-command-here', [], { quiet: true })).code, 127);
});

test('children run in the Node of the workspace', async () => {
  const { output } = await run('node', ['--version'], { quiet: true });
  assert.match(output, /^v24\./);
});

// Starts a process that keeps the output open.
const stuck = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
`;

test('a command that exceeds its time is killed with its children and gives 124', async () => {
  const result = await run(node, ['-e', stuck], { quiet: true, timeout: 500 });
  assert.equal(result.code, 124);
});

test('processes that a command leaves running are killed', async () => {
  const leaving = `${stuck}; child.unref(); process.exit(0);`;
  // Otherwise the output would stay open and the promise pending.
  assert.equal((await run(node, ['-e', leaving], { quiet: true })).code, 0);
});
