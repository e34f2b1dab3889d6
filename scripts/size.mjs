/**
 * `npm run size`: the size of each part's first load against its budget, without React, and the sizes of
 * lazy parts. Reads the output of `npm run build`. `--explain` lists what contributes to each part
 * (modules before minification, style sheets after).
 */
import { parseArgs } from 'node:util';
import { budgets } from './size/budgets.mjs';

const { values } = parseArgs({ options: { explain: { type: 'boolean', default: false } } });

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

let failed = 0;
for (const { name, limit, measure } of budgets) {
  const budget = limit === undefined ? '     no budget' : ` of ${String(limit).padStart(3)} kB gz`;
  try {
    const { size, parts } = await measure();
    const over = limit !== undefined && size > limit * 1000;
    if (over) failed += 1;
    const excess = over ? `: ${kilobytes(size - limit * 1000).trim()} kB over budget` : '';
    console.log(`${over ? 'FAILED' : 'ok    '} ${kilobytes(size)}${budget}  ${name}${excess}`);
    if (!values.explain) continue;
    for (const [part, bytes] of [...parts].sort(([, one], [, other]) => other - one)) {
      console.log(`         ${kilobytes(bytes)} kB  ${part}`);
    }
  } catch (error) {
    failed += 1;
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    console.log(`FAILED    n/a${budget}  ${name}: ${reason}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
