import { createLazy } from '@pantau/core/ui/lazy';

/** Loads when it is first shown. */
export const feedbackDialog = createLazy(
  async () => (await import('./feedback-dialog.tsx')).FeedbackDialog,
);
