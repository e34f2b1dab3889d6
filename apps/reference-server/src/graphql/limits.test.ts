import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { alertFields } from '../testing/operations.ts';
import { limitSize } from './limits.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();
const errorsOf = (query: string): string[] =>
  validate(schema, parse(query), [limitSize]).map((error) => error.message);

describe('the size limit of a query', () => {
  it('allows introspection and the queries of the widgets (RS-101)', () => {
    expect(errorsOf(getIntrospectionQuery())).toEqual([]);
    expect(errorsOf(`{ rawAlerts(filter: {}) { data { ${alertFields} } } }`)).toEqual([]);
  });

  it('applies to depth, including fragments (RS-101)', () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'a' : `a { ...on Any { ${deep(levels - 1)} } }`;
    expect(errorsOf(`{ ${deep(15)} }`)).toEqual([]);
    expect(errorsOf(`{ ${deep(16)} }`)).toEqual([expect.stringContaining('17 levels deep')]);
    expect(errorsOf(`{ a { ...F } } fragment F on Any { ${deep(15)} }`)).toEqual([
      expect.stringContaining('17 levels deep'),
    ]);
  });

  it('applies to the description of the schema, too (RS-322)', () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'name' : `fields { type { ${deep(levels - 1)} } }`;
    expect(errorsOf(`{ __schema { types { ${deep(7)} } } }`)).toEqual([
      expect.stringContaining('17 levels deep'),
    ]);
  });

  it('applies to fields, counting every spread of a fragment (RS-101)', () => {
    const fields = Array.from({ length: 101 }, (_, index) => `f${index}`).join(' ');
    const spread = (times: number): string =>
      `{ a { ${Array.from({ length: times }, (_, i) => `n${i}: b { ...F }`).join(' ')} } }
       fragment F on Any { ${fields} }`;
    expect(errorsOf(spread(9))).toEqual([]);
    expect(errorsOf(spread(10))).toEqual([expect.stringContaining('more than 1000 fields')]);
  });

  it('applies to the operations of one document (RS-101)', () => {
    const many = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, i) => `n${i}: missedLiveMessages(since: 0) { head }`).join(' ')} }`;
    expect(errorsOf(many(10))).toEqual([]);
    expect(errorsOf(many(11))).toEqual([expect.stringContaining('more than 10 operations')]);
  });

  it('is computed quickly for exponentially nested fragments (RS-101)', () => {
    const doubling = (levels: number): string =>
      Array.from(
        { length: levels },
        (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
      ).join(' ');
    const query = `{ ...F0 } ${doubling(100)} fragment F100 on Query { __typename }`;
    expect(errorsOf(query)).toEqual([
      expect.stringContaining('more than 1000 fields'),
      expect.stringContaining('more than 10 operations'),
    ]);
  });

  it('terminates on cyclic fragments (RS-101)', () => {
    expect(errorsOf('{ a { ...F } } fragment F on Any { a { ...F } }')).toEqual([]);
  });
});
