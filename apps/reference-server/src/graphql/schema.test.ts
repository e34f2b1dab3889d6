import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema, readContract } from './schema.ts';

it('serves exactly the schema of the contract, including descriptions (RS-100)', () => {
  const contract = printSchema(lexicographicSortSchema(buildSchema(readContract())));
  expect(printSchema(lexicographicSortSchema(createSchema()))).toBe(contract);
});
