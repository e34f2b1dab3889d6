import { createMemoryStore } from '@pantau/core';
import { describe, expect, it, vi } from 'vitest';
import { browserLanguage, createPreferences } from './preferences.ts';

const onError = vi.fn();

describe('language', () => {
  it.each([
    [['en-US', 'id'], 'en'],
    [['th-TH', 'en-GB'], 'en'],
    [['id-ID'], 'id'],
    [['ms-MY'], 'id'],
    [[], 'id'],
  ])('follows the browser’s languages %j (PO-61)', (languages, expected) => {
    expect(browserLanguage(languages)).toBe(expected);
  });

  it('is the user’s once chosen (PO-61)', () => {
    const store = createMemoryStore();
    const { language } = createPreferences(store, onError, ['en']);
    expect(language.get()).toBe('en');
    language.set('id');
    expect(createPreferences(store, onError, ['en']).language.get()).toBe('id');
  });

  it('is accepted with and without quotes (PO-62)', () => {
    const store = createMemoryStore();
    const { language } = createPreferences(store, onError, ['id']);
    store.setItem('language', 'en');
    expect(language.get()).toBe('en');
    store.setItem('language', '"id"');
    expect(language.get()).toBe('id');
    expect(onError).not.toHaveBeenCalled();
    store.setItem('language', 'klingon');
    expect(language.get()).toBe('id');
    expect(onError).toHaveBeenCalledOnce();
  });
});
