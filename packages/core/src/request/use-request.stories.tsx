import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { Stack } from '../ui/story-support/layout.tsx';
import { useRequest } from './use-request.ts';

interface Pending {
  readonly city: string;
  readonly signal: AbortSignal;
  readonly resolve: (value: string) => void;
  readonly reject: (error: unknown) => void;
}

/** In the order in which they were sent. */
const requests: Pending[] = [];

const isLonger = (next: string, current: string): boolean => next.length >= current.length;

function Page({ keepsLonger }: { readonly keepsLonger: boolean }): ReactElement {
  const [city, setCity] = useState('Jakarta');
  const [version, setVersion] = useState(1);
  const send = useCallback(
    (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => requests.push({ city, signal, resolve, reject })),
    [city],
  );
  const options = { version, isCurrent: keepsLonger ? isLonger : undefined };
  const { data, error, loading, reload, replace } = useRequest(send, options);
  return (
    <Stack>
      <p data-testid="state">
        {`${data ?? 'nothing'}, ${error === null ? 'no error' : String(error)}, ${loading ? 'loading' : 'idle'}`}
      </p>
      <Button onClick={() => setCity('Medan')}>Medan</Button>
      <Button onClick={() => setVersion((before) => before + 1)}>New version</Button>
      <Button onClick={reload}>Reload</Button>
      <Button onClick={() => replace('changed')}>Replace</Button>
    </Stack>
  );
}

const meta = {
  title: 'Core/Foundations/Requests',
  tags: ['!autodocs'],
  component: Page,
  args: { keepsLonger: false },
  beforeEach: () => {
    requests.length = 0;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string): Promise<void> =>
  userEvent.click(within(document.body).getByRole('button', { name }));

const showsState = (text: string): Promise<void> =>
  waitFor(() => expect(within(document.body).getByTestId('state')).toHaveTextContent(text));

async function request(index: number): Promise<Pending> {
  await waitFor(() => expect(requests.length).toBeGreaterThan(index));
  const found = requests[index];
  if (found === undefined) throw new Error(`There is no request ${index}`);
  return found;
}

/** CO-274: A response that arrives after a newer request was sent is ignored, and its request is aborted. */
export const LatestCounts: Story = {
  tags: ['behaviour'],
  async play() {
    const first = await request(0);
    await press('Medan');
    const second = await request(1);
    await expect([first.city, first.signal.aborted]).toEqual(['Jakarta', true]);
    await expect([second.city, second.signal.aborted]).toEqual(['Medan', false]);
    second.resolve('two');
    await showsState('two, no error, idle');
    first.resolve('one');
    await press('Reload');
    const third = await request(2);
    await showsState('two, no error, loading');
    third.resolve('three');
    await showsState('three, no error, idle');
  },
};

/** CO-274: Data stays while it is requested again, and if that fails; the next response ends the error. */
export const StaysOnFailure: Story = {
  tags: ['behaviour'],
  async play() {
    (await request(0)).resolve('one');
    await showsState('one, no error, idle');
    await press('New version');
    (await request(1)).reject('failed');
    await showsState('one, failed, idle');
    await press('Reload');
    await showsState('one, failed, loading');
    (await request(2)).resolve('two');
    await showsState('two, no error, idle');
  },
};

/** CO-274: The result of a change replaces the data, and an older response does not replace it. */
export const KeepsNewer: Story = {
  tags: ['behaviour'],
  args: { keepsLonger: true },
  async play() {
    (await request(0)).resolve('one');
    await showsState('one, no error, idle');
    await press('Reload');
    await request(1);
    await press('Replace');
    await showsState('changed, no error, loading');
    (await request(1)).resolve('one');
    await showsState('changed, no error, idle');
  },
};
