import { waitFor, within } from 'storybook/test';

/** For what loads media. */
export const long = { timeout: 15_000 };

/** The video, as soon as its first frame is available. */
export const videoIn = (root: HTMLElement): Promise<HTMLVideoElement> =>
  waitFor(() => {
    const video = root.querySelector('video');
    if (video === null || video.readyState < 2) throw new Error('No frame yet');
    return video;
  }, long);

export const button = (root: HTMLElement, name: string): Promise<HTMLElement> =>
  within(root).findByRole('button', { name });
