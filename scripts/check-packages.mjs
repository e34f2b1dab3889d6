/** Checks the packages as a consumer gets them: publint on each manifest, are-the-types-wrong on each tarball. */
import { runChecks } from './lib/checks.mjs';
import { bin, packagesInOrder } from './lib/paths.mjs';

await runChecks(
  packagesInOrder().flatMap(({ name, folder, manifest }) => {
    // Style sheets, schemas and other data have no types.
    const data = Object.keys(manifest.exports)
      .filter((key) => /\.(?:css|graphql|ya?ml|json)$/.test(key))
      .map((key) => key.replace('./', ''));
    const attw = [bin('@arethetypeswrong/cli', 'attw'), '--pack', folder, '--profile', 'esm-only'];
    return [
      [`publint ${name}`, [bin('publint'), 'run', '--strict', folder]],
      [`attw ${name}`, [...attw, '--exclude-entrypoints', ...data]],
    ];
  }),
);
