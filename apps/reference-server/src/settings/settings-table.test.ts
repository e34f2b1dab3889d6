import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingList } from './setting-list.ts';
import { settingsReadmes, withSettingsTable } from './settings-table.ts';
import { readSettings } from './settings.ts';

const names = settingList.map(({ name }) => name);

describe('the list of settings', () => {
  it('has exactly the settings that the server reads (RS-378)', () => {
    const read = new Set<string>();
    const recorder = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          if (typeof name === 'string') read.add(name);
          return undefined;
        },
      },
    );
    readSettings(recorder);
    expect([...read].sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('names the defaults that apply (RS-378)', () => {
    const values = settingList.flatMap(({ name, byDefault }) => {
      const value = /^`(.+)`$/.exec(byDefault)?.[1];
      return value === undefined ? [] : [[name, value] as const];
    });
    expect(values.length).toBeGreaterThan(15);
    for (const [name, value] of values) {
      expect(readSettings({ [name]: value }), name).toEqual(readSettings({}));
    }
  });

  it.each(Object.entries(settingsReadmes))('is that of %s (RS-378)', (path, isListed) => {
    const readme = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    expect(readme, 'run `npm run settings`').toBe(withSettingsTable(readme, isListed));
  });
});
