/**
 * Writes the contract's GraphQL schema as TypeScript types, for gql.tada to type documents with:
 *
 *     node packages/core/scripts/generate-graphql-types.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minifyIntrospection, outputIntrospectionFile } from 'gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { format } from 'prettier';

export const schemaUrl = new URL('../src/contract/schema.graphql', import.meta.url);
export const typesUrl = new URL(
  '../src/transport/generated/contract-introspection.ts',
  import.meta.url,
);

const header = `/*
 * Generated from contract/schema.graphql by scripts/generate-graphql-types.mjs. Run the script instead
 * of editing this file.
 */
`;

/**
 * The text of the types file for the text of a schema.
 *
 * @param {string} schemaText
 */
export async function generateGraphqlTypes(schemaText) {
  const introspection = introspectionFromSchema(buildSchema(schemaText), { descriptions: false });
  const output = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
    preamble: header,
  });
  // After the types comes gql.tada's own note and a declaration of the schema for the whole program;
  // each adapter binds the types itself instead.
  const [types = ''] = output
    .replace(/\/\*\* An IntrospectionQuery[\s\S]*?\*\//, '')
    .split("import * as gqlTada from 'gql.tada'");
  // One type that contains the others, so that an entry can export all of it.
  const [parts = '', whole = ''] = types.split('export type introspection = ');
  const body = parts.replace(/[\s\S]*export type introspection_types = /, '').replace(/;\s*$/, '');
  const type = `export type ContractIntrospection = ${whole.replace('introspection_types', body)}`;
  return format(`${header}\n${type}`, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(typesUrl, await generateGraphqlTypes(await readFile(schemaUrl, 'utf8')));
}
