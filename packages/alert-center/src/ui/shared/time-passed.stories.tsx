import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TimePassed } from './time-passed.tsx';

const start = Date.UTC(2026, 10, 20, 7, 32);
const clock = createManualClock(start);
const onListRender = fn();

function List(): ReactElement {
  useEffect(() => {
    onListRender();
  });
  return (
    <ul>
      {[5_000, 240_000, 3 * 3_600_000, 50 * 3_600_000].map((age) => (
        <li key={age}>
          <TimePassed since={start - age} />
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Alert centre/Time passed',
  component: TimePassed,
  parameters: { pantau: { clock, timeZone: 'Asia/Jakarta' } },
  args: { since: start },
  render: () => <List />,
} satisfies Meta<typeof TimePassed>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** AC-26 */
export const LabelUpdatesWithoutItsList: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const before = onListRender.mock.calls.length;
    await expect(before).toBeGreaterThan(0);
    const [seconds, minutes, hours, days] = texts(canvasElement);
    await expect([minutes, hours, days]).toEqual(['4 min', '3 h', '2 d']);
    await expect(seconds).toBe('0:05');
    await clock.advance(1_000);
    await waitFor(() => expect(texts(canvasElement)[0]).toBe('0:06'));
    await clock.advance(59_000);
    await waitFor(() => expect(texts(canvasElement).slice(0, 2)).toEqual(['1 min', '5 min']));
    await expect(onListRender.mock.calls.length).toBe(before);
    const label = canvasElement.querySelector('time');
    await expect(label).toHaveAttribute('datetime', new Date(start - 5_000).toISOString());
    await expect(label?.title).toMatch(/20 Nov 2026/);
  },
};

export const InIndonesian: Story = { globals: { locale: 'id' } };
