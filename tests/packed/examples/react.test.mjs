import { test } from 'vitest';
import { install, useExample } from './example-test.mjs';

const { check } = useExample('react-vite', async (example) => {
  await install(example);
  await example.npm('run', 'build');
});

test('the template with React and Vite shows live alerts under its policy, without warnings (EM-100)', () =>
  check());
