import { PantauError } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { type Banner, bannerToShow, isBannerDay, parseDays } from './banner.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const banner = (title: string, days: readonly number[] = everyDay): Banner => ({
  id: '1',
  title,
  text: '',
  imageUrl: null,
  linkUrl: null,
  days,
});

describe('the weekdays of a banner', () => {
  it.each([
    [undefined, everyDay],
    [null, everyDay],
    ['0,1,2,3,4,5,6', everyDay],
    ['0', [0]],
    [' 4, 0 ', [0, 4]],
    [
      [6, 5],
      [5, 6],
    ],
    [
      ['5', 6],
      [5, 6],
    ],
    ['', []],
    [[], []],
    ['7,-1,1.5,monday', []],
    [3, [3]],
  ])('are read from %j (SH-66)', (given, days) => {
    expect(parseDays(given)).toEqual(days);
  });

  it.each([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2026-11-25', 2],
    ['2026-11-26', 3],
    ['2026-11-27', 4],
    ['2026-11-28', 5],
    ['2026-11-29', 6],
  ])('count from Monday 0 to Sunday 6: %s is %d (SH-66)', (day, weekday) => {
    for (const time of ['00:00:00', '23:59:59']) {
      const now = Date.parse(`${day}T${time}+07:00`);
      const shown = everyDay.filter((one) => isBannerDay({ days: [one] }, now, 'Asia/Jakarta'));
      expect(shown).toEqual([weekday]);
    }
  });
});

describe('the banner to show', () => {
  const failed = () => Promise.reject(new PantauError('notFound'));
  const request = {
    domain: 'fleet.example',
    now: Date.parse('2026-11-23T08:00:00+07:00'),
    timeZone: 'Asia/Jakarta',
    signal: new AbortController().signal,
  };

  it('is the one of the company (SH-67)', async () => {
    const companyBanner = vi.fn(async () => banner('own'));
    const generalBanner = vi.fn(async () => banner('general'));
    const source = { companyBanner, generalBanner };
    expect((await bannerToShow({ ...request, source }))?.title).toBe('own');
    expect(companyBanner).toHaveBeenCalledWith('fleet.example', request.signal);
    expect(generalBanner).not.toHaveBeenCalled();
  });

  it('is the general one if the request for it fails (SH-67)', async () => {
    const source = { companyBanner: failed, generalBanner: async () => banner('general') };
    expect((await bannerToShow({ ...request, source }))?.title).toBe('general');
  });

  it('is none without data, and on other weekdays (SH-66, SH-67)', async () => {
    const general = vi.fn(async () => banner('general'));
    const none = { companyBanner: async () => null, generalBanner: general };
    expect(await bannerToShow({ ...request, source: none })).toBeNull();
    expect(general).not.toHaveBeenCalled();
    const tuesday = { companyBanner: async () => banner('own', [1]), generalBanner: general };
    expect(await bannerToShow({ ...request, source: tuesday })).toBeNull();
  });

  it('is not requested a second time for a page that was left (SH-67)', async () => {
    const left = new AbortController();
    left.abort();
    const general = vi.fn(async () => banner('general'));
    const source = {
      companyBanner: () => Promise.reject(left.signal.reason),
      generalBanner: general,
    };
    await expect(bannerToShow({ ...request, source, signal: left.signal })).rejects.toThrow();
    expect(general).not.toHaveBeenCalled();
  });
});
