import { PantauProvider } from '@pantau/core';
import { type ReactElement, useMemo } from 'react';
import { AlertCenter } from '../ui/alert-center/alert-center.tsx';
import { type LazyRequirement, LazyRequirementContext } from '@pantau/core/ui/lazy';
import type { PantauAlertCenterProperties } from './element-properties.ts';
import { eventsOf, linksOf, dispatchError } from './element-events.ts';
import { type ElementSettings, sessionOf } from './element-settings.ts';
import type { Sources } from './element-source.ts';
import { useHostContent } from './host-content.tsx';

export interface ElementViewProps {
  readonly element: HTMLElement;
  readonly lazyRequirement: LazyRequirement;
  readonly settings: ElementSettings;
  readonly sources: Sources;
  readonly properties: Readonly<PantauAlertCenterProperties>;
}

const filling = { height: '100%' } as const;

/** What the element renders into its shadow root. */
export function ElementView(props: ElementViewProps): ReactElement {
  const { element, lazyRequirement, settings, sources, properties } = props;
  const { user, brand, messages, shortcuts } = properties;
  const { layout, storageNamespace, permissions, links } = settings;
  const { mapStyleUrl: styleUrl, staticMapUrl, workerUrl } = settings;
  const timeZone = settings.timeZone ?? user?.timeZone;
  const renderRow = useHostContent(properties.renderRow, 'row');
  const renderEmpty = useHostContent(properties.renderEmpty, 'empty');
  const maps = useMemo(
    () => ({ styleUrl, staticMapUrl, workerUrl }),
    [styleUrl, staticMapUrl, workerUrl],
  );
  const linkCallbacks = useMemo(() => linksOf(element, links), [element, links]);
  return (
    <PantauProvider
      embedded
      locale={settings.locale}
      theme={settings.theme}
      density={settings.density}
      brand={brand}
      messages={messages}
      timeZone={timeZone}
      storageNamespace={storageNamespace}
      user={sessionOf(user, permissions, timeZone)}
      onError={(error) => dispatchError(element, error)}
      {...(layout === 'inline' && { style: filling })}
    >
      <LazyRequirementContext.Provider value={lazyRequirement}>
        <AlertCenter
          {...sources}
          layout={layout}
          displays={settings.displays}
          liveUpdates={settings.liveUpdates}
          reconnectBehavior={settings.reconnectBehavior}
          sound={settings.isSilent ? null : undefined}
          hideStrip={settings.hideStrip}
          countInTitle={settings.countInTitle}
          shortcuts={settings.shortcuts ?? shortcuts}
          renderRow={renderRow}
          renderEmpty={renderEmpty}
          onSeeOther={properties.onSeeOther}
          onOpenRuleSettings={properties.onOpenRuleSettings}
          maps={maps}
          {...linkCallbacks}
          {...eventsOf(element)}
        />
      </LazyRequirementContext.Provider>
    </PantauProvider>
  );
}
