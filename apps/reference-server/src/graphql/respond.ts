import { translate } from '../lib/messages.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Envelope } from './builder.ts';
import type { GraphqlContext } from './context.ts';

/**
 * Puts a result into its envelope; the result may bring a message of its own. A refusal becomes one that says why in the caller's language; what
 * went wrong inside is logged, and the caller learns only that it did.
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
