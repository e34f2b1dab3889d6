import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Popover } from '../ui/popover/popover.tsx';
import { hostPageOf } from '../ui/story-support/host-page.ts';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';
import { PantauProvider } from './pantau-provider.tsx';
import { useAnnounce, useToast } from '../theme/use-services.ts';

/** A clock that tracks pending timers and frames. */
function countingClock(): Clock & { readonly pending: Set<object> } {
  const pending = new Set<object>();
  const counted = (start: (run: () => void) => () => void, run: () => void, once: boolean) => {
    const entry = {};
    pending.add(entry);
    const cancel = start(() => {
      if (once) pending.delete(entry);
      run();
    });
    return () => {
      pending.delete(entry);
      cancel();
    };
  };
  return {
    pending,
    now: systemClock.now,
    setTimeout: (run, ms) => counted((go) => systemClock.setTimeout(go, ms), run, true),
    setInterval: (run, ms) => counted((go) => systemClock.setInterval(go, ms), run, false),
    requestFrame: (run) => counted((go) => systemClock.requestFrame(go), run, true),
  };
}

/** Counts the listeners on the document and the window while `act` runs. */
async function listenersLeftBy(act: () => Promise<void>): Promise<readonly string[]> {
  const targets: readonly EventTarget[] = [document, window, document.body];
  const left = new Map<unknown, string>();
  const restores = targets.map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      left.set(args[1], args[0]);
      addEventListener.apply(target, args);
    };
    target.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
      left.delete(args[1]);
      removeEventListener.apply(target, args);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  await act();
  restores.forEach((restore) => restore());
  // React adds this listener once per page and never removes it.
  return [...left.values()].filter((type) => type !== 'selectionchange');
}

function EverythingOpen(): ReactElement {
  const toast = useToast();
  const announce = useAnnounce();
  useEffect(() => {
    toast.show({ kind: 'info', text: 'Saved' });
    announce.assertive('Eyes closed');
  }, [toast, announce]);
  return (
    <>
      <Tooltip text="Explained">{(props) => <Button {...props}>Explained</Button>}</Tooltip>
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <Button>Reminder</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Reminder">Every 5 minutes</Popover.Content>
      </Popover.Root>
      <Dialog.Root open>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Resolve the alert?</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

const meta = {
  title: 'Embedding/After unmounting',
  tags: ['!autodocs', 'behaviour'],
  render: () => <div data-testid="place" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesNothing: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-testid="place"]') as HTMLElement;
    const clock = countingClock();
    const before = hostPageOf(place);
    const left = await listenersLeftBy(async () => {
      const root = createRoot(place);
      flushSync(() =>
        root.render(
          <PantauProvider embedded theme="system" clock={clock}>
            <EverythingOpen />
          </PantauProvider>,
        ),
      );
      await waitFor(() => expect(place.querySelector('[role="dialog"]')).not.toBeNull());
      await waitFor(() => expect(place.textContent).toContain('Saved'));
      await expect(clock.pending.size).toBeGreaterThan(0);
      flushSync(() => root.unmount());
    });
    await expect(left).toEqual([]);
    await expect(clock.pending.size).toBe(0);
    await expect(place.childNodes).toHaveLength(0);
    await expect(hostPageOf(place)).toBe(before);
  },
};
