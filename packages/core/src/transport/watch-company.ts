import type { LiveChannel } from './live-channel.ts';

/**
 * Calls back when somebody has changed the company, as the live connection reports it.
 *
 * @returns a function that ends it
 */
export function watchCompany(
  live: Pick<LiveChannel, 'subscribe'>,
  companyId: number,
  onChange: () => void,
): () => void {
  const type = `company-updated-${companyId}`;
  return live.subscribe((event) => {
    if (event.kind === 'message' && event.message.type === type) onChange();
  });
}
