import { trustedScriptUrl } from '../../trusted-types/trusted-script-url.ts';

/**
 * The URL of the map's worker in the form that the browser accepts. MapLibre calls string methods on it, so a
 * trusted object gets them too.
 */
export function trustedWorkerAddress(address: string): string {
  const trusted: unknown = trustedScriptUrl(address);
  if (typeof trusted !== 'object' || trusted === null) return address;
  return Object.assign(trusted, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: string | RegExp) => address.split(by),
  }) as unknown as string;
}
