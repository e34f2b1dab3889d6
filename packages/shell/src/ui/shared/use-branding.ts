import { type Brand, type CompanyBranding, useMessages, usePersisted } from '@pantau/core';
import { deriveBrand } from '@pantau/core/company';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { hasBranding } from '../../engine/brand/branding.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { useSessionServices, useSessionState } from '../../hooks/session-services.ts';

const BrandingContext = createContext<CompanyBranding | null>(null);

/** Provides name and logo of the company to what is inside. */
export const BrandingProvider = BrandingContext.Provider;

/** Name and logo of the company; `null` for the product's own. */
export const useBranding = (): CompanyBranding | null => useContext(BrandingContext);

/** The name of the application: the company's own, or the product's. */
export function useAppName(): string {
  const t = useMessages(accountMessages);
  return useBranding()?.name ?? t('appName');
}

export interface ApplicationBrand {
  /** For `BrandingProvider`. */
  readonly branding: CompanyBranding | null;
  /** For `PantauProvider`. */
  readonly brand: Brand | undefined;
}

/**
 * The brand of the signed-in user's company; before the sign-in and while the session is restored, the last one of
 * this browser (PO-89, PO-90).
 *
 * @param onError receives an error for each colour that was adjusted or refused; must be stable
 */
export function useApplicationBrand(onError: (error: unknown) => void): ApplicationBrand {
  const { branding: remembered } = useSessionServices();
  const last = usePersisted(remembered);
  const state = useSessionState();
  const user = state.status === 'signedIn' ? state.user : null;
  const own = hasBranding(user?.branding) ? (user?.branding ?? null) : null;
  const branding = user === null ? last : own;
  useEffect(() => {
    if (user === null || JSON.stringify(remembered.get()) === JSON.stringify(own)) return;
    if (own === null) remembered.remove();
    else remembered.set(own);
  }, [user, own, remembered]);

  const { accent, menu } = branding ?? {};
  const derived = useMemo(
    () => (accent == null && menu == null ? undefined : deriveBrand({ accent, menu })),
    [accent, menu],
  );
  useEffect(() => {
    for (const { color, theme, outcome, given, used } of derived?.findings ?? []) {
      const result = used === undefined ? outcome : `${outcome} to ${used}`;
      onError(new Error(`The brand's colour "${color}" ${given} was ${result} (${theme} theme)`));
    }
  }, [derived, onError]);
  return { branding, brand: derived?.brand };
}
