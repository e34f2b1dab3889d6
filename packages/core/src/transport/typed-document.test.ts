import type { initGraphQLTada } from 'gql.tada';
import { array, literal, nullable, number, object, string } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ContractTypes } from './contract-types.ts';
import type { GraphqlClient } from './graphql-client.ts';
import { type TypedDocument, documentTag, printDocument } from './typed-document.ts';

const graphql = documentTag<initGraphQLTada<ContractTypes>>();

const total = graphql(`
  fragment Total on UrgencyTotal {
    alertUrgencyType
    unresolved
  }
`);
const more = graphql(
  `
    fragment More on TotalImportantAlertsResult {
      data {
        ...Total
      }
    }
  `,
  [total],
);
const totals = graphql(
  `
    query Totals($filter: TotalImportantAlertsFilterInput) {
      totalImportantAlerts(filter: $filter) {
        head
        data {
          ...Total
        }
        ...More
      }
    }
  `,
  [total, more],
);

describe('documents typed from the contract', () => {
  it('are sent as their text with each fragment once', () => {
    const text = printDocument(totals);
    expect(text.match(/fragment Total on/g)).toHaveLength(1);
    expect(text.match(/fragment More on/g)).toHaveLength(1);
    expect(text).toContain('query Totals(');
  });

  it('carry the types of their result and variables', () => {
    type Result = typeof totals extends TypedDocument<infer R, infer _> ? R : never;
    type Variables = typeof totals extends TypedDocument<infer _, infer V> ? V : never;
    expectTypeOf<Result['totalImportantAlerts']['head']>().toEqualTypeOf<number | null>();
    expectTypeOf<Variables>().toExtend<{
      filter?: { startDate?: string | null; endDate?: string | null } | null;
    }>();
  });

  it('accept only a schema that covers every possible response', () => {
    const check = (client: GraphqlClient): void => {
      const fits = object({
        totalImportantAlerts: object({
          head: nullable(number()),
          data: nullable(array(object({ unresolved: number() }))),
        }),
      });
      void client.query(
        totals,
        { filter: { startDate: '2026-01-01T00:00:00.000Z' } },
        { schema: fits },
      );
      const neverNull = object({ totalImportantAlerts: object({ head: number() }) });
      // @ts-expect-error the contract says that head may be null
      void client.query(totals, {}, { schema: neverNull });
      const notAsked = object({ totalImportantAlerts: object({ message: nullable(string()) }) });
      // @ts-expect-error the document does not select message
      void client.query(totals, {}, { schema: notAsked });
      const otherEnum = object({
        totalImportantAlerts: object({
          data: nullable(array(object({ alertUrgencyType: literal('Urgent') }))),
        }),
      });
      // @ts-expect-error the contract knows Important too
      void client.query(totals, {}, { schema: otherEnum });
      // @ts-expect-error the contract knows no such variable
      void client.query(totals, { filter: { since: 1 } }, { schema: fits });
    };
    expect(check).toBeTypeOf('function');
  });
});
