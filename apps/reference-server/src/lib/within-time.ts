/**
 * Waits for `work`, but no longer than `ms`.
 *
 * @throws what `work` throws, or an error when it takes longer
 */
export async function withinTime<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No response for ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
