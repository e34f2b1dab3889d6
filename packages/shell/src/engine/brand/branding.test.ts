import { createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { createRememberedBranding, hasBranding, isLogoAddress } from './branding.ts';

const kirana = {
  name: 'Kirana Trans',
  accent: '#8a2b6a',
  menu: null,
  logoUrl: '/logos/kirana.svg',
};

describe('the remembered branding', () => {
  it('is that of the last user, and the product’s own if it cannot be read (PO-90)', () => {
    const store = createMemoryStore();
    const onError = vi.fn();
    createRememberedBranding(store, onError).set(kirana);
    expect(createRememberedBranding(store, onError).get()).toEqual(kirana);
    store.setItem('branding', '{"accent":7}');
    expect(createRememberedBranding(store, onError).get()).toBeNull();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is there as soon as one value is', () => {
    const none = { name: null, accent: null, menu: null, logoUrl: null };
    expect([null, undefined, none, { ...none, name: 'Kirana' }].map(hasBranding)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a logo', () => {
  it.each([
    ['/logos/kirana.svg', true],
    ['https://cdn.example/logo.png', true],
    ['javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['//elsewhere.example/logo.png', false],
    ['logo.png', false],
  ])('has an address of http, https or the application: %s (SH-87)', (address, valid) => {
    expect(isLogoAddress(address)).toBe(valid);
  });
});
