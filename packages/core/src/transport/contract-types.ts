import type { ContractIntrospection } from './generated/contract-introspection.ts';

/** The contract's GraphQL schema in types, as gql.tada takes it (see `documentTag`). */
export interface ContractTypes {
  readonly introspection: ContractIntrospection;
  readonly scalars: {
    /** ISO 8601 in UTC with milliseconds. */
    readonly DateTime: string;
  };
  /** Fragments share text, they do not hide fields. */
  readonly disableMasking: true;
}
