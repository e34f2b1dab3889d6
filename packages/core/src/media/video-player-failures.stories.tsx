import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createManualClock } from '../testing/manual-clock.ts';
import type { VideoClip } from './clip.ts';
import { PLAYER_TIMEOUT_MS } from './playback.ts';
import { brokenClips, front } from './testing/story-clips.ts';
import { button, long, videoIn } from './testing/video-story.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

const meta = {
  title: 'Core/Primitives/Video player/Failures',
  component: VideoPlayer,
  parameters: {
    docs: { story: { inline: false, height: 340 } },
    pantau: { timeZone: 'Asia/Jakarta', width: 400 },
  },
  args: { clips: [front], licensePlate: 'B 9482 KXT', onPlaybackFailed: fn() },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = (clip: () => VideoClip): Story => ({
  render: (args) => <Failing {...args} clip={clip} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Recording cannot be played', {}, long);
    await expect(args.onPlaybackFailed).toHaveBeenCalledTimes(1);
    await expect(args.onPlaybackFailed).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'adas' }),
      'unplayable',
    );
    await userEvent.click(await button(canvasElement, 'Try again'));
    await waitFor(() => expect(args.onPlaybackFailed).toHaveBeenCalledTimes(2), long);
    await canvas.findByText('Recording cannot be played', {}, long);
  },
});

function Failing({ clip, ...props }: VideoPlayerProps & { clip(): VideoClip }): ReactElement {
  const [broken] = useState(clip);
  return <VideoPlayer {...props} clips={[broken]} />;
}

export const Missing: Story = failing(brokenClips.missing);
export const Empty: Story = failing(brokenClips.empty);
export const WrongContent: Story = failing(brokenClips.wrongType);
export const WrongContentType: Story = failing(brokenClips.namedWrongType);

/** The first of two formats is broken, so the second one plays. */
export const FirstFormatBroken: Story = {
  render: (args) => <Failing {...args} clip={brokenClips.halfBroken} />,
  play: async ({ canvasElement, args }) => {
    await videoIn(canvasElement);
    await button(canvasElement, 'Play');
    await expect(args.onPlaybackFailed).not.toHaveBeenCalled();
  },
};

const clock = createManualClock();

/** CO-33: The server never responds. */
export const Endless: Story = {
  parameters: { pantau: { clock } },
  tags: ['behaviour'],
  render: (args) => <Failing {...args} clip={brokenClips.endless} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Loading video');
    await clock.advance(PLAYER_TIMEOUT_MS);
    await canvas.findByText('Video not available');
    await expect(args.onPlaybackFailed).toHaveBeenCalledTimes(1);
    await expect(args.onPlaybackFailed).toHaveBeenCalledWith(expect.anything(), 'timedOut');
  },
};

const stallClock = createManualClock();

/** AC-87: Without data for 20 s playback stalls, and resumes from the same position on retry. */
export const Stalled: Story = {
  parameters: { pantau: { clock: stallClock } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = await videoIn(canvasElement);
    await userEvent.click(await button(canvasElement, 'Play'));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), long);
    // The browser dispatches this when it runs out of data.
    video.dispatchEvent(new Event('waiting'));
    await canvas.findByText('Loading video');
    Object.defineProperty(video, 'requestVideoFrameCallback', { value: () => 0 });
    await stallClock.advance(PLAYER_TIMEOUT_MS);
    await canvas.findByText('Paused: no data for 20 s');
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.click(await button(canvasElement, 'Try again'));
    await waitFor(() => expect(canvas.queryByText('Paused: no data for 20 s')).toBeNull(), long);
  },
};
