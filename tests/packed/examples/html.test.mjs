import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { install, useExample } from './example-test.mjs';

const { check } = useExample('html', async (example) => {
  await install(example);
  const file = join(example.folder, 'public', 'index.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace('https://fleet.example', example.pantau));
});

test('the template in plain HTML shows live alerts under its policy, without warnings (EM-100)', () =>
  check());
