import type { Language } from '../lib/language.ts';
import { translate } from '../lib/messages.ts';
import { ApiError } from '../lib/api-error.ts';
import { InvalidFields } from '../lib/invalid-fields.ts';
import type { Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';

/** `FieldError` of schema.graphql. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

function fieldErrorsOf(language: Language, error: ApiError): readonly FieldError[] | null {
  if (!(error instanceof InvalidFields)) return null;
  return error.problems.map(({ field, key, values }) => ({
    field,
    message: translate(language, key, values),
  }));
}

/**
 * Wraps a result in the response envelope; the result may set its own message. An `ApiError` is
 * reported in the user's language, with its fields if it has some. Any other error is logged and reported as internal.
 * Traced as a part of the request.
 */
export async function respond<T extends object>(
  context: Pick<GraphqlContext, 'language' | 'logger'> & Partial<Pick<GraphqlContext, 'span'>>,
  operation: string,
  run: () => Promise<T>,
): Promise<Envelope & Partial<T>> {
  const span = context.span?.begin(operation, {});
  try {
    const result = await run();
    span?.end({ failed: false });
    return {
      isSuccessful: true,
      errorCode: null,
      errorName: null,
      message: null,
      status: 200,
      ...result,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      context.logger.error('An operation failed', { operation, error });
    }
    const refusal = error instanceof ApiError ? error : new ApiError('INTERNAL', 'internal');
    const attributes = { 'error.type': refusal.errorName };
    span?.end({ failed: refusal.errorName === 'INTERNAL', attributes });
    // Only some results have it.
    const details: object = { fieldErrors: fieldErrorsOf(context.language, refusal) };
    return {
      isSuccessful: false,
      errorCode: refusal.status,
      errorName: refusal.errorName,
      message: translate(context.language, refusal.key, refusal.values),
      status: refusal.status,
      ...details,
    } as Envelope & Partial<T>;
  }
}
