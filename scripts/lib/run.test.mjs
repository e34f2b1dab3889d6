import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.mjs';

const node = process.execPath;

test('gives the exit code and both streams', async () => {
  const code = 'console.log("out"); console.error("err"); process.exit(3)';
  const result = await run(node, ['-e', code], { quiet: true });
  assert.equal(result.code, 3);
  assert.match(result.output, /out/);
  assert.match(result.output, /err/);
});

test('a command that is not there gives 127', async () => {
  assert.equal((await run('no-such-command-here', [], { quiet: true })).code, 127);
});

test('children run in the Node of the workspace', async () => {
  const { output } = await run('node', ['--version'], { quiet: true });
  assert.match(output, /^v24\./);
});

// A child that starts one of its own, which holds the output open for ever.
const stuck = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
`;

test('what takes too long is ended, with what it has started, and gives 124', async () => {
  const result = await run(node, ['-e', stuck], { quiet: true, timeout: 500 });
  assert.equal(result.code, 124);
});

test('what a command leaves behind is ended with it', async () => {
  const leaving = `${stuck}; child.unref(); process.exit(0);`;
  // It would never answer, for its output would stay open.
  assert.equal((await run(node, ['-e', leaving], { quiet: true })).code, 0);
});
