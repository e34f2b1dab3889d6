/** Every package as a consumer meets it: publint on its manifest, are-the-types-wrong on its tarball. */
import { bin, packagesInOrder, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

let failed = 0;
for (const { name, folder, manifest } of packagesInOrder()) {
  // Sheets, schemas and other data have no types.
  const data = Object.keys(manifest.exports)
    .filter((key) => /\.(?:css|graphql|ya?ml|json)$/.test(key))
    .map((key) => key.replace('./', ''));
  const checks = /** @type {const} */ ([
    ['publint', [bin('publint'), 'run', '--strict', folder]],
    [
      'attw',
      [
        bin('@arethetypeswrong/cli', 'attw'),
        '--pack',
        folder,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        ...data,
      ],
    ],
  ]);
  for (const [tool, args] of checks) {
    const { code, output } = await run(workspaceNode, args, { quiet: true });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${tool} ${name}`);
    if (code === 0) continue;
    failed += 1;
    process.stdout.write(output);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
