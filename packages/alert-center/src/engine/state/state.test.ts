import { expect, it } from 'vitest';
import { createState } from './state.ts';

it('notifies a subscriber only when its own selection changes', () => {
  const state = createState({ one: 1, other: 'a' });
  const heard: string[] = [];
  const leave = state.subscribe(
    ({ one }) => one % 2,
    (odd) => heard.push(`odd ${odd}`),
  );
  state.slot('other').subscribe(
    (text) => text,
    (text) => heard.push(text),
  );
  state.slot('one').set(3);
  state.slot('other').set('b');
  state.slot('one').set(4);
  expect(heard).toEqual(['b', 'odd 0']);
  leave();
  state.slot('one').set(5);
  expect(heard).toHaveLength(2);
});

it('returns the same object until a slot changes', () => {
  const state = createState({ one: 1, other: 'a' });
  const before = state.get();
  state.slot('one').set(1);
  expect(state.get()).toBe(before);
  state.slot('one').set(2);
  expect(state.get()).toEqual({ one: 2, other: 'a' });
});

it('gives the latest value to every listener, once, when a listener changes it', () => {
  const state = createState({ one: 1 });
  const one = state.slot('one');
  const heard: string[] = [];
  const hear = (name: string) => (value: number) => heard.push(`${name} ${value}`);
  one.subscribe((value) => value, hear('first'));
  one.subscribe(
    (value) => value,
    (value) => {
      if (value === 2) one.set(3);
    },
  );
  one.subscribe((value) => value, hear('last'));
  one.set(2);
  expect(heard).toEqual(['first 2', 'first 3', 'last 3']);
});

it('tells the other listeners when one fails, and those only that still listen', () => {
  const state = createState({ one: 1 });
  const heard: number[] = [];
  const all = (value: { readonly one: number }): number => value.one;
  state.subscribe(all, () => {
    leave();
    throw new Error('mine');
  });
  const leave = state.subscribe(all, (value) => heard.push(value));
  state.subscribe(all, (value) => heard.push(value * 10));
  expect(() => state.slot('one').set(2)).toThrow();
  expect(heard).toEqual([20]);
});
