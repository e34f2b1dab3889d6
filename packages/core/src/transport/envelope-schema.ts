import { array, boolean, nullish, number, object, string } from 'valibot';

/** The fields of every GraphQL result (`Envelope` in schema.graphql), to be spread into the schema of a result. */
export const envelopeEntries = {
  isSuccessful: boolean(),
  errorCode: nullish(number()),
  errorName: nullish(string()),
  message: nullish(string()),
  status: nullish(number()),
};

/** Rejected fields of the input, in results that name them. */
export const fieldErrorsSchema = nullish(array(object({ field: string(), message: string() })));
