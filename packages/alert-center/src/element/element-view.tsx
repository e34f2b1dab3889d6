import { type Brand, type MessageOverrides, PantauProvider, type SessionUser } from '@pantau/core';
import type { ReactElement } from 'react';
import { AlertCenter } from '../components/alert-center/alert-center.tsx';
import type { AlertSource } from '../ports/alert-source.ts';
import { eventsOf, tellError } from './element-events.ts';
import { type ElementSettings, sessionOf } from './element-settings.ts';

export interface ElementViewProps {
  readonly element: HTMLElement;
  readonly settings: ElementSettings;
  readonly source: AlertSource;
  readonly user: SessionUser | null;
  readonly brand: Brand | undefined;
  readonly messages: MessageOverrides | undefined;
  readonly onSeeOther: (() => void) | undefined;
}

const filling = { height: '100%' } as const;

/** What the element renders into its shadow root. */
export function ElementView(props: ElementViewProps): ReactElement {
  const { element, settings, source, user, brand, messages, onSeeOther } = props;
  const { locale, theme, density, layout, storageNamespace, permissions } = settings;
  const timeZone = settings.timeZone ?? user?.timeZone;
  return (
    <PantauProvider
      embedded
      locale={locale}
      theme={theme}
      density={density}
      brand={brand}
      messages={messages}
      timeZone={timeZone}
      storageNamespace={storageNamespace}
      user={sessionOf(user, permissions, timeZone)}
      onError={(error) => tellError(element, error)}
      {...(layout === 'inline' && { style: filling })}
    >
      <AlertCenter source={source} layout={layout} onSeeOther={onSeeOther} {...eventsOf(element)} />
    </PantauProvider>
  );
}
