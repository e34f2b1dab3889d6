import { test } from 'vitest';
import { install, useExample } from './example-test.mjs';

const { check } = useExample('vue', async (example) => {
  await install(example);
  await example.npm('run', 'build');
});

test('the template with Vue shows live alerts under its policy, without warnings', () => check());
