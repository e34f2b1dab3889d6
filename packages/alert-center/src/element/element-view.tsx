import { PantauProvider, type SessionUser } from '@pantau/core';
import { type ReactElement, useEffect, useMemo } from 'react';
import { createBrowserNotifications } from '../adapters/browser/browser-notifications.ts';
import { type RememberedBrand, useCompanyBrand } from '../hooks/use-company-brand.ts';
import { AlertCenter } from '../ui/alert-center/alert-center.tsx';
import type { PantauAlertCenterProperties } from './element-properties.ts';
import { dispatchBrand, dispatchError, eventsOf, linksOf } from './element-events.ts';
import { type ElementSettings, sessionOf } from './element-settings.ts';
import type { Sources } from './element-source.ts';
import { useHostContent, useHostRowParts, useHostSections } from './host-content.tsx';

export interface ElementViewProps {
  readonly element: HTMLElement;
  readonly settings: ElementSettings;
  readonly isBell: boolean;
  readonly sources: Sources;
  readonly properties: Readonly<PantauAlertCenterProperties>;
}

const filling = { height: '100%' } as const;

/** Of `<pantau-alert-bell>`. */
const bellOnly = { hideStrip: true, displays: ['popup'] } as const;

/** Nothing is stored for an account that the page does not name (EM-42). */
function rememberedBrand(
  { page, provider, server }: ElementSettings,
  user: SessionUser | null,
): RememberedBrand | undefined {
  const account = page.account ?? (user === null ? undefined : `${user.companyId} ${user.userId}`);
  if (account === undefined) return undefined;
  return {
    account: JSON.stringify([server.baseUrl, account]),
    namespace: provider.storageNamespace,
  };
}

/** What the element renders into its shadow root. */
export function ElementView(props: ElementViewProps): ReactElement {
  const { element, settings, isBell, sources, properties } = props;
  const { user, messages } = properties;
  const { branding, ...ports } = sources;
  const { provider, alertCenter, maps, page } = settings;
  const { styleUrl, staticMapUrl, workerUrl } = maps;
  const timeZone = provider.timeZone ?? user?.timeZone;
  const renderRow = useHostContent(properties.renderRow);
  const rowParts = useHostRowParts(properties.rowParts);
  const renderEmpty = useHostContent(properties.renderEmpty, 'empty');
  const renderError = useHostContent(properties.renderError);
  const renderBell = useHostContent(properties.renderBell);
  const renderHeader = useHostContent(properties.renderHeader);
  const renderFooter = useHostContent(properties.renderFooter);
  const previewSections = useHostSections(properties.previewSections);
  const stableMaps = useMemo(
    () => ({ styleUrl, staticMapUrl, workerUrl }),
    [styleUrl, staticMapUrl, workerUrl],
  );
  const notifications = useMemo(
    () => properties.notifications ?? (page.notifications ? createBrowserNotifications() : null),
    [properties.notifications, page.notifications],
  );
  const linkCallbacks = useMemo(() => linksOf(element, page.links), [element, page.links]);
  const onError = (error: unknown): void => dispatchError(element, error);
  const isCompanyBrand = properties.brand === undefined && page.companyBrand;
  const company = useCompanyBrand(isCompanyBrand ? branding : null, {
    onError,
    remember: rememberedBrand(settings, user),
  });
  useEffect(() => {
    if (company.branding !== null) dispatchBrand(element, company.branding);
  }, [element, company.branding]);

  return (
    <PantauProvider
      embedded
      {...provider}
      timeZone={timeZone}
      brand={properties.brand ?? company.brand}
      appearance={properties.appearance}
      messages={messages}
      user={sessionOf(user, page.permissions, timeZone)}
      onError={onError}
      {...(alertCenter.display === 'inline' && { style: filling })}
    >
      <AlertCenter
        {...ports}
        {...alertCenter}
        {...(isBell && bellOnly)}
        shortcuts={alertCenter.shortcuts ?? properties.shortcuts}
        renderRow={renderRow}
        rowParts={rowParts}
        renderEmpty={renderEmpty}
        renderError={renderError}
        renderBell={renderBell}
        renderHeader={renderHeader}
        renderFooter={renderFooter}
        previewSections={previewSections}
        actions={properties.actions}
        onSeeOther={properties.onSeeOther}
        onOpenRuleSettings={properties.onOpenRuleSettings}
        maps={stableMaps}
        notifications={notifications}
        {...linkCallbacks}
        {...eventsOf(element)}
      />
    </PantauProvider>
  );
}
