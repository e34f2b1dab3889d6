import { expect, it } from 'vitest';
import { attributeValues } from './check-attributes.ts';
import { readSettings } from './element-settings.ts';

it('checks attributes against the values that they accept (EM-85)', () => {
  for (const [name, known] of Object.entries(attributeValues)) {
    const valuesOf = (text: string | null): string =>
      JSON.stringify(readSettings((asked) => (asked === name ? text : null)));
    const read = new Set(known.map((value) => valuesOf(value)));
    // Each means something else, so that none is ignored.
    expect(read.size, name).toBe(known.length);
    expect([...read, valuesOf(null)], name).toContain(valuesOf('no-such-value'));
  }
});
