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
