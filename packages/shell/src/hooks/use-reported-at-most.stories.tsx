import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useReportedAtMost } from './use-reported-at-most.ts';

const clock = createManualClock();
const report = fn();

function Reporter({ value }: { readonly value: number }): null {
  useReportedAtMost(value, 1_000, report);
  return null;
}

function Counter(): ReactElement {
  const [value, setValue] = useState(0);
  const [isHere, setHere] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setValue(value + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <output>{value}</output>
      {isHere && <Reporter value={value} />}
    </main>
  );
}

const meta = {
  title: 'Shell/Reported number',
  component: Counter,
  tags: ['!autodocs', 'behaviour'],
  parameters: { pantau: { clock } },
  beforeEach: () => {
    report.mockClear();
  },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

const reported = (): readonly unknown[] => report.mock.calls.map(([value]) => value);

/** SH-152: The first change is reported at once, a stream of them once a second, and the last one always. */
export const Stream: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const count = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
      }
    };
    await expect(report).not.toHaveBeenCalled();
    await count(1);
    await waitFor(() => expect(reported()).toEqual([1]));
    await count(3);
    await clock.advance(999);
    await expect(reported()).toEqual([1]);
    await clock.advance(1);
    await expect(reported()).toEqual([1, 4]);
    await clock.advance(5_000);
    await expect(reported()).toEqual([1, 4]);
    await count(1);
    await waitFor(() => expect(reported()).toEqual([1, 4, 5]));
    await count(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(clock.pending()).toBe(0));
    await expect(reported()).toEqual([1, 4, 5]);
  },
};
