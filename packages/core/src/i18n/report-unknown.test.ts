import { afterEach, expect, it, vi } from 'vitest';
import { defineCatalog } from './catalog.ts';
import { createI18n } from './create-i18n.ts';

const texts = { title: 'Alerts', waiting_one: 'One', waiting_other: 'Some' };
const catalog = defineCatalog('alerts', texts, texts);

afterEach(() => vi.unstubAllEnvs());

const own = {
  // `later` is in a catalogue that has not loaded.
  alerts: { en: { titel: 'A', title: 'B', waiting_few: 'Few', later: 'C', titles: 'D' } },
  alrets: { en: { title: 'Incidents' } },
  orders: { en: { title: 'Orders' } },
};

it('names texts of the host that no widget reads, once, in development only (EM-84)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('NODE_ENV', 'production');
  createI18n({ locale: 'en', overrides: own }).add(catalog);
  await vi.dynamicImportSettled();
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  createI18n({ locale: 'en', overrides: own }).add(catalog);
  createI18n({ locale: 'en', overrides: own }).add(catalog);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(warn.mock.calls.flat()).toEqual([
    "Pantau: messages['alerts']: 'titel' is not known; is it 'title'?",
    "Pantau: messages: 'alrets' is not known; is it 'alerts'?",
  ]);
  warn.mockRestore();
});
