import { useLocale } from '@pantau/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PantauAlertCenterElement } from '../../element/element-properties.ts';
import type { HostSettings } from './host-settings.ts';

/**
 * The element of a host, as the toolbar of the workbench wants it unless an attribute says otherwise. `prepare` sets the
 * rest before it is shown; keep it stable. Returns where to put it.
 */
export function useHostElement(
  { theme, density, brand, messages }: HostSettings,
  attributes: Readonly<Record<string, string>>,
  prepare: (element: PantauAlertCenterElement) => void,
  name: 'pantau-alert-center' | 'pantau-alert-bell' = 'pantau-alert-center',
): RefObject<HTMLDivElement | null> {
  const hostRef = useRef<HTMLDivElement>(null);
  const elementRef = useRef<PantauAlertCenterElement>(null);
  const locale = useLocale();
  useLayoutEffect(() => {
    const element = document.createElement(name);
    elementRef.current = element;
    prepare(element);
    return () => element.remove();
  }, [prepare, name]);
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const all = Object.entries({ locale, theme, density, ...attributes });
    for (const [name, value] of all) if (value !== undefined) element.setAttribute(name, value);
    element.brand = brand;
    element.messages = messages;
    if (!element.isConnected) hostRef.current?.append(element);
  }, [prepare, locale, theme, density, brand, messages, attributes]);
  return hostRef;
}
