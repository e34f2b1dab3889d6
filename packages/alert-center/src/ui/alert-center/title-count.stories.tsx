import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '@pantau/core/ui/button';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Bell } from '../bell/bell.tsx';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { TitleCount } from './title-count.tsx';

/** A page that sets its own title, as pages with routes do. */
function Page(): ReactElement {
  const [name, setName] = useState('Dashboard');
  const [isCounting, setCounting] = useState(true);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <>
      <Bell open={false} controls="none" onToggle={() => undefined} />
      {isCounting && <TitleCount />}
      <Button onClick={() => setName('Live view')}>Go to the live view</Button>
      <Button onClick={() => setCounting(false)}>Count no more</Button>
    </>
  );
}

const meta = {
  title: 'Alert centre/Widget/Count in the title',
  id: 'alert-centre-count-in-the-title',
  tags: ['!autodocs', 'behaviour'],
  component: TitleCount,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' } },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof TitleCount>;

export default meta;
type Story = StoryObj<typeof meta>;

const numberIn = (title: string): number => Number(/^\((\d+)\) /.exec(title)?.[1]);
const titled = (pattern: RegExp) =>
  waitFor(() => expect(document.title).toMatch(pattern), { timeout: 10_000 });

export const UnreadAlertsBeforeTheTitle: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await titled(/^\(\d+\) Dashboard$/);
    const before = numberIn(document.title);
    worldOf(context).arrive();
    await titled(new RegExp(`^\\(${before + 1}\\) Dashboard$`));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the live view' }));
    await titled(new RegExp(`^\\(${before + 1}\\) Live view$`));
    await userEvent.click(canvas.getByRole('button', { name: 'Count no more' }));
    await titled(/^Live view$/);
  },
};
