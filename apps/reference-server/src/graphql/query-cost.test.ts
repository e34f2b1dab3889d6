import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createShiftedClock } from '../testing/clock.ts';
import { createCostBudget } from './cost-budget.ts';
import { costOf } from './query-cost.ts';

const schema = buildSchema(`
  input Filter { pagination: Pagination, show: Int }
  input Pagination { show: Int, first: Int }
  type Tag { name: String }
  type Row { id: ID, tags: [Tag!]!, words: [String!]! }
  type Rows { status: Int, data: [Row!] }
  type Query { rows(filter: Filter, limit: Int): Rows! }
`);

const cost = (query: string, variables = {}): number =>
  costOf(schema, { document: parse(query), variables, operationName: undefined });

describe('the cost of a query', () => {
  it('is its fields, times the rows of the page (RS-323)', () => {
    expect(cost('{ rows { status } }')).toBe(1 + 20);
    expect(cost('{ rows(limit: 3) { status data { id } } }')).toBe(1 + 3 * 3);
    expect(cost('{ rows(filter: { show: 4 }) { data { id words } } }')).toBe(1 + 4 * 3);
    const paged = 'query($filter: Filter) { rows(filter: $filter) { data { id } } }';
    expect(cost(paged, { filter: { pagination: { show: 100 } } })).toBe(1 + 100 * 2);
    expect(cost(paged, { filter: { pagination: { first: 50 } } })).toBe(1 + 50 * 2);
  });

  it('counts a list within a row ten times, and a page of at most 1,000 rows (RS-323)', () => {
    expect(cost('{ rows(limit: 1) { data { tags { name } } } }')).toBe(1 + 1 + 1 + 10);
    expect(cost('{ rows(limit: 2000000000) { status } }')).toBe(1 + 1_000);
    expect(cost('{ rows(limit: -5) { status } }')).toBe(1 + 1);
  });

  it('has a maximum (RS-323)', () => {
    const aliases = Array.from({ length: 600 }, (_, index) => `a${index}: id`).join(' ');
    expect(() => cost(`{ rows(limit: 999) { data { ${aliases} } } }`)).toThrow(
      'may read 600400 fields; the maximum is 500000',
    );
  });
});

describe('the budget of a user', () => {
  it('is spent within a minute, and separate from that of others (RS-324)', () => {
    const clock = createShiftedClock();
    const budget = createCostBudget(clock, 100);
    budget.spend(1, 60);
    budget.spend(1, 40);
    expect(() => budget.spend(1, 1)).toThrow('tooManyRequests');
    budget.spend(2, 100);
    clock.shift(60_000);
    budget.spend(1, 100);
  });
});
