import { createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { createBrandMemory } from './brand-memory.ts';

const branding = {
  ...{ name: 'Kirana', accent: '#8a2b6a', menu: null },
  logoUrl: 'https://fleet.example/api/company-logos/1.png',
};
const brand = { light: { accent: '#8a2b6a' }, dark: { accent: '#c77bb0' } };

function memoryIn(store = createMemoryStore(), account = 'one', namespace?: string) {
  const onError = vi.fn();
  return { store, onError, memory: createBrandMemory({ store, namespace, account, onError }) };
}

describe('the stored brand', () => {
  it('is that of the last visit, in the namespace of the page (EM-41)', () => {
    const { store, memory } = memoryIn(undefined, 'one', 'acme');
    expect(memory.get()).toBeNull();
    memory.set({ branding, brand });
    expect(memoryIn(store, 'one', 'acme').memory.get()).toEqual({ branding, brand });
    expect(memoryIn(store, 'one').memory.get()).toBeNull();
    memory.set({ branding: { ...branding, accent: null }, brand: undefined });
    expect(memoryIn(store, 'one', 'acme').memory.get()?.brand).toBeUndefined();
  });

  it('is never that of another account, which it replaces (EM-42)', () => {
    const { store, memory } = memoryIn();
    memory.set({ branding, brand });
    const other = memoryIn(store, 'two').memory;
    expect(other.get()).toBeNull();
    other.set({ branding: { ...branding, name: 'Dua' }, brand });
    expect(memoryIn(store).memory.get()).toBeNull();
  });

  const stored = { account: 'one', branding, brand };
  it.each<[string, unknown]>([
    ['no brand', { account: 'one' }],
    ['a colour that is none', { ...stored, brand: { light: { accent: 'red;}' } } }],
    ['a colour of severity', { ...stored, brand: { light: { urgent: '#000000' } } }],
    ['an address with a script', { ...stored, branding: { ...branding, logoUrl: 'javascript:1' } }],
    ['a name without end', { ...stored, branding: { ...branding, name: 'x'.repeat(201) } }],
  ])('is ignored and reported as %s (EM-42)', (_, value) => {
    const { store, memory, onError } = memoryIn();
    store.setItem('companyBrand', JSON.stringify(value));
    expect(memory.get()).toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
