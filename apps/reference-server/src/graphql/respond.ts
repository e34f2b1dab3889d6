import { translate } from '../lib/messages.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Wraps a result in the response envelope; the result may set its own message. An `ApiError` is
 * reported in the user's language. Any other error is logged and reported as internal.
 */
export async function respond<T extends object>(
  context: Pick<GraphqlContext, 'language' | 'logger'>,
  operation: string,
  run: () => Promise<T>,
): Promise<Envelope & Partial<T>> {
  try {
    const result = await run();
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
    return {
      isSuccessful: false,
      errorCode: refusal.status,
      errorName: refusal.errorName,
      message: translate(context.language, refusal.key, refusal.values),
      status: refusal.status,
    } as Envelope & Partial<T>;
  }
}
