import { expect, it, vi } from 'vitest';
import type { LiveEvent } from './live-types.ts';
import { watchCompany } from './watch-company.ts';

it('reports changes of the user’s company only, until it ends (PO-146)', () => {
  const listeners = new Set<(event: LiveEvent) => void>();
  const live = {
    subscribe(listener: (event: LiveEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const emit = (type: string): void => {
    const event = { kind: 'message', message: { type } } as unknown as LiveEvent;
    for (const listener of [...listeners]) listener(event);
  };
  const onChange = vi.fn();
  const end = watchCompany(live, 7, onChange);
  for (const type of ['company-updated-8', 'company-updated-77', 'PONG']) emit(type);
  expect(onChange).not.toHaveBeenCalled();
  emit('company-updated-7');
  expect(onChange).toHaveBeenCalledOnce();
  end();
  emit('company-updated-7');
  expect(onChange).toHaveBeenCalledOnce();
});
