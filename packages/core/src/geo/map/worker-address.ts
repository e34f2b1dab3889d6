interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): object };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The worker's URL in the form that the browser accepts. If the page requires Trusted Types, the policy
 * `pantau` creates it, which accepts URLs of the page's own origin only (PO-46, EM-11).
 *
 * MapLibre calls string methods on the URL, so the trusted object gets them too.
 */
export function trustedWorkerAddress(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('pantau', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) {
        throw new TypeError('The map worker must have the same origin as the page');
      }
      return url;
    },
  });
  const trusted = policy.createScriptURL(address);
  return Object.assign(trusted, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: string | RegExp) => address.split(by),
  }) as unknown as string;
}
