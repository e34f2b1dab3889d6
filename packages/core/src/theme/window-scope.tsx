import { type ReactElement, type ReactNode, useContext } from 'react';
import type { Announcer } from './announcer.ts';
import {
  LayerContext,
  type ProviderServices,
  ServicesContext,
  useServices,
} from './provider-context.ts';
import { type ToastApi, toastApiOf } from './use-services.ts';

/** A window of its own, for parts of the widget that belong into it. */
export interface WindowScope {
  readonly layer: HTMLElement;
  readonly toast: ToastApi;
  readonly announcer: Announcer;
}

const servicesOf = new WeakMap<WindowScope, ProviderServices>();

export function createWindowScope(services: ProviderServices, layer: HTMLElement): WindowScope {
  const scope = { layer, toast: toastApiOf(services), announcer: services.announcer };
  servicesOf.set(scope, services);
  return scope;
}

export interface InWindowProps {
  /** `null`: the page. */
  readonly scope: WindowScope | null;
  readonly children?: ReactNode;
}

/** Moves the layer, toasts and announcements of its children to another window. */
export function InWindow({ scope, children }: InWindowProps): ReactElement {
  const page = useServices();
  const layer = useContext(LayerContext);
  return (
    <ServicesContext.Provider value={(scope && servicesOf.get(scope)) ?? page}>
      <LayerContext.Provider value={scope?.layer ?? layer}>{children}</LayerContext.Provider>
    </ServicesContext.Provider>
  );
}
