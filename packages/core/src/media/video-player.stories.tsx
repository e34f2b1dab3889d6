import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { createManualClock } from '../testing/manual-clock.ts';
import { Button } from '../ui/button/button.tsx';
import { focusedIn, pressKey, storyRoot } from '../ui/story-support/shadow-root.ts';
import type { VideoClip } from './clip.ts';
import { NoMedia } from './no-media.tsx';
import { PLAYER_TIMEOUT_MS } from './playback.ts';
import { cabin, front, lies } from './testing/story-clips.ts';
import { VideoDialog } from './video-dialog.tsx';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

const long = { timeout: 15_000 };

const meta = {
  title: 'Primitives/Video player',
  component: VideoPlayer,
  parameters: {
    docs: { story: { inline: false, height: 340 } },
    pantau: { timeZone: 'Asia/Jakarta', width: 400 },
  },
  args: { clips: [front], licensePlate: 'B 9482 KXT', onPlaybackFailed: fn() },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (root: HTMLElement): Promise<HTMLVideoElement> =>
  waitFor(() => {
    const video = root.querySelector('video');
    if (video === null || video.readyState < 2) throw new Error('There is no picture yet');
    return video;
  }, long);

const button = (root: HTMLElement, name: string): Promise<HTMLElement> =>
  within(root).findByRole('button', { name });

/** AC-89: With a link that downloads the clip. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await expect(video.paused).toBe(true);
    await expect(await within(canvasElement).findByText('0:00 / 0:04')).toBeVisible();
    const scrubber = await within(canvasElement).findByRole('slider', {
      name: 'Playback position',
    });
    await expect(scrubber).toHaveAttribute('aria-valuetext', '0:00 of 0:04, alert at 0:02');
    const link = within(canvasElement).getByRole('link', { name: /^Download/ });
    await expect(link).toHaveAttribute('download', 'B-9482-KXT_2026-11-20_14-19-38_Depan.mp4');
  },
};
export const PausedInTheDark: Story = { ...Paused, globals: { theme: 'dark' } };

/** AC-89 */
export const PlaysAndPauses: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await userEvent.click(await button(canvasElement, 'Play'));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1), long);
    await userEvent.click(await button(canvasElement, 'Pause'));
    await waitFor(() => expect(video.paused).toBe(true), long);
    await button(canvasElement, 'Play');
  },
};

export const PlaysByItself: Story = {
  args: { startsPlaying: true },
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    await expect(video.muted).toBe(true);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), long);
  },
};

/** AC-89 */
export const IsWorkedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const play = await button(canvasElement, 'Play');
    play.focus();
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2, 2), long);
    await userEvent.keyboard('..');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2.08, 2), long);
    await userEvent.keyboard(',');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2.04, 2), long);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1.04, 2), long);
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(false));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(video.volume).toBeCloseTo(0.9));
    // With sound the browser wants a real press first.
    await userEvent.keyboard('mk');
    await waitFor(() => expect(video.paused).toBe(false), long);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true), long);
  },
};

/** AC-89 */
export const StepsAndChangesItsSpeed: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const forward = await button(canvasElement, 'Next frame');
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0.04, 2), long);
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Speed'), '0.25');
    await waitFor(() => expect(video.playbackRate).toBe(0.25));
  },
};

/** AC-89: Only a real press may fill the screen, so the browser's part is played here. */
export const FillsTheScreen: Story = {
  play: async ({ canvasElement }) => {
    const video = await videoIn(canvasElement);
    const request = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(await button(canvasElement, 'Full screen'));
    await expect(request).toHaveBeenCalledTimes(1);
    await expect((request.mock.contexts[0] as Element).contains(video)).toBe(true);
    request.mockRestore();
  },
};

export const SeveralCameras: Story = {
  args: { clips: [front, cabin] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await videoIn(canvasElement);
    const [first, second] = await canvas.findAllByRole('tab');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Tab}5');
    await waitFor(() => expect(canvas.getByText('0:02 / 0:04')).toBeVisible(), long);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // The same moment: this camera began a second later.
    await waitFor(() => expect(canvas.getByText('0:01 / 0:04')).toBeVisible(), long);
    await waitFor(() =>
      expect(canvasElement.querySelector('video')?.currentTime).toBeCloseTo(1, 1),
    );
  },
};

export const StartsWithAnotherCamera: Story = {
  args: { clips: [front, cabin], startsWith: cabin.id },
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole('tab');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

export const InIndonesianOnAPhone: Story = {
  args: { clips: [front, cabin] },
  globals: { locale: 'id' },
  parameters: { pantau: { width: 312 } },
  play: async ({ canvasElement }) => {
    await videoIn(canvasElement);
    await button(canvasElement, 'Putar');
    const player = within(canvasElement).getByRole('group');
    await expect(player.scrollWidth).toBeLessThanOrEqual(player.clientWidth);
  },
};

export const NoRecording: Story = {
  args: { clips: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No recording')).toBeVisible();
  },
};

export const NoRecordingWithAReason: Story = {
  render: () => <NoMedia reason="The device has no file of that time." />,
};

export const TheReasonIsTheCallers: Story = {
  args: { clips: [], noMediaReason: 'The device has no file of that time.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('The device has no file of that time.'),
    ).toBeVisible();
  },
};

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
  const [lie] = useState(clip);
  return <VideoPlayer {...props} clips={[lie]} />;
}

export const NotThere: Story = failing(lies.notThere);
export const Empty: Story = failing(lies.empty);
export const OfAWrongType: Story = failing(lies.wrongType);
export const NamedAsAWrongType: Story = failing(lies.namedWrongType);

/** Of two formats the first is broken: the second plays. */
export const OneFormatBroken: Story = {
  render: (args) => <Failing {...args} clip={lies.halfBroken} />,
  play: async ({ canvasElement, args }) => {
    await videoIn(canvasElement);
    await button(canvasElement, 'Play');
    await expect(args.onPlaybackFailed).not.toHaveBeenCalled();
  },
};

const clock = createManualClock();

/** A backend that takes the request and never answers. */
export const Endless: Story = {
  parameters: { pantau: { clock } },
  tags: ['!autodocs'],
  render: (args) => <Failing {...args} clip={lies.endless} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Loading video');
    await clock.advance(PLAYER_TIMEOUT_MS);
    await canvas.findByText('Video not available');
    await expect(args.onPlaybackFailed).toHaveBeenCalledTimes(1);
    await expect(args.onPlaybackFailed).toHaveBeenCalledWith(expect.anything(), 'nothingCame');
  },
};

const stallClock = createManualClock();

/** AC-87: Pictures stop coming in the middle: it pauses after 20 s and goes on from there when asked. */
export const Stalled: Story = {
  parameters: { pantau: { clock: stallClock } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = await videoIn(canvasElement);
    await userEvent.click(await button(canvasElement, 'Play'));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), long);
    // As the browser says it when nothing comes any more.
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

/** Escape, focus and keys as in the custom elements. */
export const InAShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const inside = storyRoot(canvasElement);
      if (inside === canvasElement) throw new Error('The shadow root is not there yet');
      return inside;
    });
    const video = await videoIn(root);
    const box = video.getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(400);
    await expect(Math.round(box.height)).toBe(225);
    (await button(root, 'Play')).focus();
    pressKey(root, '5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(2, 2), long);
    pressKey(root, 'k');
    await waitFor(() => expect(video.paused).toBe(false), long);
    await waitFor(() => expect(focusedIn(root)).toHaveAccessibleName('Pause'), long);
  },
};

function Opening(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the video</Button>
      <VideoDialog
        open={open}
        onOpenChange={setOpen}
        title="Jarak depan terlalu dekat"
        description="D 8830 AEF, Dedi Kurnia, 14.19.40"
        clips={[front, cabin]}
        licensePlate="D 8830 AEF"
      />
    </>
  );
}

/** AC-89 */
export const InADialog: Story = {
  render: () => <Opening />,
  parameters: { pantau: { width: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, 'Show the video'));
    const dialog = await within(canvasElement).findByRole('dialog');
    const video = await videoIn(dialog);
    // The keys are the player's at once.
    await expect(within(dialog).getByRole('group')).toHaveFocus();
    await userEvent.keyboard('0');
    await userEvent.keyboard('.');
    await waitFor(() => expect(video.paused).toBe(true), long);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
  },
};

/** Nothing is left: no element, no style, no name on the page, and the video loads no more. */
export const LeavesNothing: Story = {
  render: () => <Opening />,
  parameters: { pantau: { width: undefined } },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const pageState = (ignored = ''): string[] => [
      ...[...document.querySelectorAll('style')].map((style) => style.className),
      ...Object.keys(window).filter((name) => /video|vjs/i.test(name)),
      ...[...document.body.children]
        .filter((element) => ignored === '' || !element.matches(ignored))
        .map((element) => element.tagName),
    ];
    const before = pageState();
    await userEvent.click(await button(canvasElement, 'Show the video'));
    const dialog = await within(canvasElement).findByRole('dialog');
    const video = await videoIn(dialog);
    await expect(pageState('[data-radix-focus-guard]')).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(video.isConnected).toBe(false);
    await expect(video.hasAttribute('src')).toBe(false);
    await waitFor(() => expect(pageState()).toEqual(before));
  },
};
