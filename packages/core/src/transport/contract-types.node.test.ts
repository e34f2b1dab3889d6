import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  generateGraphqlTypes,
  schemaUrl,
  typesUrl,
} from '../../scripts/generate-graphql-types.mjs';

it('the GraphQL types are in step with schema.graphql (else run generate-graphql-types.mjs)', async () => {
  const made = await generateGraphqlTypes(await readFile(schemaUrl, 'utf8'));
  expect(await readFile(typesUrl, 'utf8')).toBe(made);
});
