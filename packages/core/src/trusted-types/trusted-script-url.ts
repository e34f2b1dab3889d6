interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): object };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a worker or service worker in the form that the browser accepts. If the page requires Trusted
 * Types, the policy `pantau` vouches for it (PO-46, EM-11).
 *
 * @throws TypeError under Trusted Types when the address is of another origin than the page
 */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('pantau', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) {
        throw new TypeError('A worker must have the same origin as the page');
      }
      return url;
    },
  });
  return policy.createScriptURL(address) as unknown as string;
}
