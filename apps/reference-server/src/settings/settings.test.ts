import { describe, expect, it } from 'vitest';
import type { Environment } from './settings-reader.ts';
import { readSettings, SettingsError } from './settings.ts';

function problemsOf(env: Environment): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const postgres = 'postgres://localhost/pantau';

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({}, '/srv')).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      dataDir: '/srv/.data',
      simulator: null,
      demo: true,
      allowedOrigins: [],
      sessionSecret: null,
    });
  });

  it('disable the demo on Postgres by default', () => {
    expect(readSettings({ DATABASE_URL: postgres }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: postgres, PANTAU_DEMO: 'on' }).demo).toBe(true);
    expect(readSettings({ PANTAU_DEMO: 'off' }).demo).toBe(false);
  });

  it('enable the demo by default only where no other machine can reach it (RS-355)', () => {
    for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(readSettings({ HOST: host }).demo, host).toBe(true);
    }
    for (const host of ['0.0.0.0', '::', '10.0.0.5', '127.example.org', 'fleet.example']) {
      expect(readSettings({ HOST: host }).demo, host).toBe(false);
    }
    expect(readSettings({ HOST: '0.0.0.0', PANTAU_DEMO: 'on' }).demo).toBe(true);
  });

  it('preserve memory:// and make paths absolute', () => {
    expect(readSettings({ PANTAU_DATA_DIR: 'memory://' }).dataDir).toBe('memory://');
    expect(readSettings({ PANTAU_DATA_DIR: 'here' }, '/srv').dataDir).toBe('/srv/here');
    expect(readSettings({ PANTAU_ROADS: 'roads.geojson' }, '/srv').roadsFile).toBe(
      '/srv/roads.geojson',
    );
  });

  it('that do not exist are reported with the nearest name (RS-328)', () => {
    expect(
      problemsOf({ PANTAU_ALOWED_ORIGIN: 'https://a.example', PANTAU_DATADIR: '/srv' }),
    ).toEqual([
      'PANTAU_ALOWED_ORIGIN is not a setting; did you mean PANTAU_ALLOWED_ORIGINS?',
      'PANTAU_DATADIR is not a setting; did you mean PANTAU_DATA_DIR?',
    ]);
    expect(problemsOf({ PANTAU_TEST_LOG: 'on', PANTAU_FULL: '1', HOME: '/root' })).toEqual([]);
  });

  it('list the hosts and the companies of the old version (RS-196, RS-198)', () => {
    const settings = readSettings({
      PANTAU_REDIRECT_HOSTS: 'Old.fleet.example, localhost:8443',
      PANTAU_OLD_VERSION_COMPANIES: '1, 1449',
    });
    expect(settings.redirectHosts).toEqual(['old.fleet.example', 'localhost:8443']);
    expect(settings.oldVersionCompanies).toEqual([1, 1449]);
    expect(readSettings({})).toMatchObject({ redirectHosts: [], oldVersionCompanies: [] });
    for (const host of ['https://old.fleet.example', 'old.fleet.example/path', 'a@b', 'a b']) {
      expect(problemsOf({ PANTAU_REDIRECT_HOSTS: host }), host).toEqual([
        `PANTAU_REDIRECT_HOSTS must list hosts such as old.fleet.example, not '${host}'`,
      ]);
    }
    expect(problemsOf({ PANTAU_OLD_VERSION_COMPANIES: '1,all,0' })).toHaveLength(2);
  });

  it('assign an ingest key to company 1, or several to the listed companies', () => {
    const keys = (value: string): [string, number][] => [
      ...readSettings({ PANTAU_INGEST_KEY: value }).ingestKeys,
    ];
    const [one, two, other] = ['one', 'two', 'other'].map((name) => name.padEnd(24, '-'));
    expect(keys(`${one}`)).toEqual([[one, 1]]);
    expect(keys(`2:${one}`)).toEqual([[one, 2]]);
    expect(keys(`1:${one}, 2:${two},2:${other}`)).toEqual([
      [one, 1],
      [two, 2],
      [other, 2],
    ]);
  });

  it('refuse an ingest key of fewer than 24 characters (RS-379)', () => {
    for (const value of ['x'.repeat(23), `1:${'x'.repeat(23)}`, `1:${'y'.repeat(24)},2:x`]) {
      const problems = problemsOf({ PANTAU_INGEST_KEY: value });
      expect(problems).toEqual([expect.stringContaining('fewer than 24 characters')]);
      expect(problems.join()).not.toContain('xx');
    }
    expect(problemsOf({ PANTAU_INGEST_KEY: `1:${'x'.repeat(24)}` })).toEqual([]);
  });

  it('reject several servers with one PGlite folder or without a common secret (RS-110)', () => {
    const redis = { REDIS_URL: 'redis://localhost' };
    const secret = { PANTAU_SESSION_SECRET: 'sixteen characters' };
    expect(problemsOf({ ...redis, ...secret })).toEqual([
      expect.stringContaining('REDIS_URL requires DATABASE_URL'),
    ]);
    expect(problemsOf({ ...redis, DATABASE_URL: postgres })).toEqual([
      expect.stringContaining('REDIS_URL requires PANTAU_SESSION_SECRET'),
    ]);
    expect(problemsOf({ ...redis, ...secret, DATABASE_URL: postgres })).toEqual([]);
  });

  it.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ PANTAU_SIMULATOR: 'true' }, "PANTAU_SIMULATOR must be 'on' or 'off'"],
    [{ PANTAU_SIMULATOR_RATE: '-1' }, 'PANTAU_SIMULATOR_RATE must be a number'],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL must be a URL'],
    [{ PANTAU_ALLOWED_ORIGINS: 'partner.example' }, 'PANTAU_ALLOWED_ORIGINS must list origins'],
    [{ PANTAU_ALLOWED_ORIGINS: 'https://a.example/path' }, 'PANTAU_ALLOWED_ORIGINS must list'],
    [{ PANTAU_ALLOWED_ORIGINS: '*' }, 'PANTAU_ALLOWED_ORIGINS must list origins'],
    [
      { PANTAU_INGEST_KEY: 'secret-a-of-24-characters,secret-b-of-24-characters' },
      'PANTAU_INGEST_KEY with several keys',
    ],
    [
      { PANTAU_INGEST_KEY: '1:secret-of-24-characters-,2:secret-of-24-characters-' },
      'assigns the same key to two companies',
    ],
    [{ PANTAU_SESSION_SECRET: 'short' }, 'at least 16 characters'],
  ])('report the problem with %o (RS-103)', (env, problem) => {
    const problems = problemsOf(env);
    expect(problems).toContainEqual(expect.stringContaining(problem));
    expect(problems.join()).not.toContain('secret');
  });

  it('accept origins with or without a trailing slash', () => {
    const read = (value: string): readonly string[] =>
      readSettings({ PANTAU_ALLOWED_ORIGINS: value }).allowedOrigins;
    expect(read('https://a.example/, http://localhost:5173')).toEqual([
      'https://a.example',
      'http://localhost:5173',
    ]);
  });
});
