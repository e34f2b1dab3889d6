import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineCatalog } from './catalog.ts';
import {
  I18nProvider,
  type I18nProviderProps,
  useMessages,
  useTranslator,
} from './i18n-context.tsx';
import { useFormat, useLocale } from './i18n-value.ts';

const catalog = defineCatalog('test', { title: 'Alerts' }, { title: 'Peringatan' });

function Probe(): string {
  const t = useMessages(catalog);
  return `${useLocale()} ${t('title')} ${useFormat().time(0)}`;
}

const laterCatalog = defineCatalog('test', { later: 'Later' }, { later: 'Nanti' });

function LaterProbe(): string {
  const t = useMessages(catalog);
  return `${useTranslator()(laterCatalog)('later')} ${t('title')}`;
}

function HostProbe(): ReactNode {
  const { t } = useTranslation();
  return t('greeting');
}

const render = (props: I18nProviderProps): string =>
  renderToStaticMarkup(<I18nProvider timeZone="Asia/Jakarta" {...props} />);

describe('I18nProvider', () => {
  it('provides texts, language and formats', () => {
    expect(render({ locale: 'id', children: <Probe /> })).toBe('id Peringatan 07.00');
    expect(render({ locale: 'en', children: <Probe /> })).toBe('en Alerts 07:00');
  });

  it('takes the texts and languages of the host (CO-4, CO-38)', () => {
    const overrides = { test: { id: { title: 'Kita' }, th: { title: 'แจ้งเตือน' } } };
    expect(render({ locale: 'id', overrides, children: <Probe /> })).toBe('id Kita 07.00');
    expect(render({ locale: 'th', overrides, children: <Probe /> })).toBe('th แจ้งเตือน 07:00');
  });

  it('adds a catalogue that loads later to the same namespace', () => {
    const overrides = { test: { en: { later: 'Soon' } } };
    expect(render({ locale: 'id', children: <LaterProbe /> })).toBe('Nanti Peringatan');
    expect(render({ locale: 'en', overrides, children: <LaterProbe /> })).toBe('Soon Alerts');
  });

  it('leaves what the host renders inside of it to the host’s own i18next (CO-40)', () => {
    const host = createInstance();
    void host.init({ lng: 'fr', resources: { fr: { translation: { greeting: 'Bonjour' } } } });
    const children = [<Probe key="ours" />, ' ', <HostProbe key="host" />];
    const markup = renderToStaticMarkup(
      <I18nextProvider i18n={host}>
        <I18nProvider locale="en" timeZone="UTC">
          {children}
        </I18nProvider>
      </I18nextProvider>,
    );
    expect(markup).toBe('en Alerts 00:00 Bonjour');
  });

  it('is named in the error of a component outside of it', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow(/PantauProvider/);
  });
});
