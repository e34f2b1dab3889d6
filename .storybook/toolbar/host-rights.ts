import { type SessionUser, createPermissions } from '@pantau/core';
import type { Scope } from '@pantau/core/contract';
import type { Args } from '@storybook/react-vite';

/**
 * `parameters.rights` of a story: the scope with which a host, as the portal does, grants what a property allows. For
 * components that leave rights to their host.
 */
export type HostRights = Readonly<Record<string, Scope | ((args: Args) => Scope)>>;

/** The arguments as a host passes them for a user: without the callbacks and links that the user may not use. */
export function grantedArgs(args: Args, rights: HostRights, user: SessionUser): Args {
  const { can } = createPermissions(user);
  const refused = Object.entries(rights).filter(
    ([, scope]) => !can(typeof scope === 'function' ? scope(args) : scope),
  );
  return {
    ...args,
    ...Object.fromEntries(
      refused.map(([name]) => [name, typeof args[name] === 'function' ? undefined : false]),
    ),
  };
}
