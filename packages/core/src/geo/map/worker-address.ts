interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): object };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * MapLibre's worker as the browser takes it. Where the page demands trusted types, the policy `pantau`
 * vouches for this one address and for nothing else.
 *
 * MapLibre asks the address for its ending as it would a text; the trusted object answers for it.
 */
export function trustedWorkerAddress(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('pantau', {
    createScriptURL(wanted) {
      if (new URL(wanted, location.href).origin !== location.origin) {
        throw new TypeError('Workers come from the page itself');
      }
      return wanted;
    },
  });
  const trusted = policy.createScriptURL(address);
  return Object.assign(trusted, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: string | RegExp) => address.split(by),
  }) as unknown as string;
}
