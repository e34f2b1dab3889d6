import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export interface VideoDialogProps extends Omit<VideoPlayerProps, 'className' | 'autoFocus'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The event. */
  readonly title: string;
  /** Further details, such as vehicle and time. */
  readonly description?: ReactNode;
}

/** A player for all cameras of an alert in a dialog, which is a sheet on a phone. */
export function VideoDialog(props: VideoDialogProps): ReactElement {
  const { open, onOpenChange, title, description, ...player } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content size="media">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          <VideoPlayer autoPlay {...player} autoFocus />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
