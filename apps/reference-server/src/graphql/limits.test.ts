import { getIntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { alertFields } from '../testing/operations.ts';
import { limitSize } from './limits.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();
const refusals = (query: string): string[] =>
  validate(schema, parse(query), [limitSize]).map((error) => error.message);

describe('the size of a query', () => {
  it('leaves introspection and the questions of our widgets alone', () => {
    expect(refusals(getIntrospectionQuery())).toEqual([]);
    expect(refusals(`{ rawAlerts(filter: {}) { data { ${alertFields} } } }`)).toEqual([]);
  });

  it('is limited in depth, through fragments too', () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'a' : `a { ...on Any { ${deep(levels - 1)} } }`;
    expect(refusals(`{ ${deep(11)} }`)).toEqual([]);
    expect(refusals(`{ ${deep(12)} }`)).toEqual([expect.stringContaining('13 levels deep')]);
    expect(refusals(`{ a { ...F } } fragment F on Any { ${deep(11)} }`)).toEqual([
      expect.stringContaining('13 levels deep'),
    ]);
  });

  it('is limited in fields, however often a fragment is spread', () => {
    const fields = Array.from({ length: 101 }, (_, index) => `f${index}`).join(' ');
    const spread = (times: number): string =>
      `{ a { ${Array.from({ length: times }, (_, i) => `n${i}: b { ...F }`).join(' ')} } }
       fragment F on Any { ${fields} }`;
    expect(refusals(spread(9))).toEqual([]);
    expect(refusals(spread(10))).toEqual([expect.stringContaining('more than 1000 fields')]);
  });

  it('is limited in operations of one document', () => {
    const many = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, i) => `n${i}: missedLiveMessages(since: 0) { head }`).join(' ')} }`;
    expect(refusals(many(10))).toEqual([]);
    expect(refusals(many(11))).toEqual([expect.stringContaining('more than 10 operations')]);
  });

  it('is measured in no time, however often fragments spread each other', () => {
    const doubling = (levels: number): string =>
      Array.from(
        { length: levels },
        (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
      ).join(' ');
    const query = `{ ...F0 } ${doubling(100)} fragment F100 on Query { __typename }`;
    expect(refusals(query)).toEqual([expect.stringContaining('more than 10 operations')]);
  });

  it('does not lose itself in fragments that spread themselves', () => {
    expect(refusals('{ a { ...F } } fragment F on Any { a { ...F } }')).toEqual([]);
  });
});
