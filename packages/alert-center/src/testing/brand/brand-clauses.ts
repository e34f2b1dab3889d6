import type { CompanyBranding } from '@pantau/core';
import { systemClock } from '@pantau/core/base';
import { check, checkAborts, checkSame, createDeferred } from '@pantau/core/testing';
import type { BrandSource } from '../../engine/brand/brand-source.port.ts';
import type { BrandClause } from './brand-harness.ts';

const product: CompanyBranding = { name: null, accent: null, menu: null, logoUrl: null };
const own = { name: 'Kirana Trans', accent: '#8a2b6a', menu: '#2a1526' };

/** Whether a change is reported within this time. */
function isReported(source: BrandSource, ms: number, run: () => unknown): Promise<boolean> {
  const { promise, resolve, reject } = createDeferred<boolean>();
  const leave = source.subscribe(() => resolve(true));
  const cancel = systemClock.setTimeout(() => resolve(false), ms);
  Promise.resolve(run()).catch(reject);
  return promise.finally(() => {
    leave();
    cancel();
  });
}

export const brandClauses: readonly BrandClause[] = [
  {
    id: 'read',
    title: 'reads name, colours and logo of the company, null for what it has not set (AC-571)',
    async run({ source, change }) {
      checkSame(await source.readBranding(), product, 'the brand of a company without one');
      await change(own);
      checkSame(await source.readBranding(), { ...product, ...own }, 'the brand of the company');
      await change({ menu: null });
      checkSame((await source.readBranding()).menu, null, 'a colour that was removed');
    },
  },
  {
    id: 'logo',
    title: 'states the address of the logo absolutely, for pages of other origins (AC-571)',
    async run({ source, change, logoUrl }) {
      await change({ logoUrl });
      const { logoUrl: address } = await source.readBranding();
      check(address !== null && /^https?:\/\//.test(address), 'the address is absolute');
      check(address.endsWith(logoUrl), 'it is that of the logo');
    },
  },
  {
    id: 'change',
    title: 'reports that somebody changed the brand, which is then read as it is now (AC-572)',
    async run({ source, change, reportMs }) {
      checkSame((await source.readBranding()).accent, null, 'the colour before');
      const reported = await isReported(source, reportMs, () => change({ accent: own.accent }));
      check(reported, 'the change is reported');
      checkSame((await source.readBranding()).accent, own.accent, 'the colour afterwards');
    },
  },
  {
    id: 'reconnect',
    title: 'reports a change that was made while the connection was lost (AC-572)',
    needs: ['cut', 'restore'],
    async run({ source, change, cut, restore, reportMs }) {
      await cut?.();
      await change({ accent: own.accent });
      const reported = await isReported(source, reportMs, () => restore?.());
      check(reported, 'the change is reported once the connection is back');
      checkSame((await source.readBranding()).accent, own.accent, 'the colour afterwards');
    },
  },
  {
    id: 'unsubscribe',
    title: 'reports nothing after unsubscribing, and each of two subscribers on its own (AC-572)',
    async run({ source, change, reportMs }) {
      let reports = 0;
      const count = (): void => {
        reports += 1;
      };
      source.subscribe(count)();
      const leave = source.subscribe(count);
      source.subscribe(count)();
      await isReported(source, reportMs, () => change({ accent: own.accent }));
      leave();
      checkSame(reports, 1, 'the reports to the one who stayed');
    },
  },
  {
    id: 'tenancy',
    title: 'neither reads nor reports the brand of another company (AC-573)',
    async run({ source, foreign, change, reportMs }) {
      const [there, here] = await Promise.all([
        isReported(foreign, reportMs, () => undefined),
        isReported(source, reportMs, () => change(own)),
      ]);
      check(here, 'the own company is reported');
      check(!there, 'another company is not reported');
      checkSame(await foreign.readBranding(), product, 'the brand of the other company');
    },
  },
  {
    id: 'abort',
    title: 'rejects with AbortError when its signal is aborted (AC-573)',
    async run({ source }) {
      await checkAborts(source.readBranding(AbortSignal.abort()), 'aborted before');
      const controller = new AbortController();
      const reading = source.readBranding(controller.signal);
      controller.abort();
      await checkAborts(reading, 'aborted while reading');
    },
  },
];
