import type { ReactElement } from 'react';
import type { FeedbackPoint } from '../../engine/feedback/feedback.ts';

const mouths: Readonly<Record<FeedbackPoint, string>> = {
  1: 'M8.2 16.8Q12 12.6 15.8 16.8',
  2: 'M8.6 16.2Q12 14.2 15.4 16.2',
  3: 'M8.8 15.4H15.2',
  4: 'M8.6 14.6Q12 16.8 15.4 14.6',
  5: 'M8 14Q12 18.8 16 14',
};

/** A face for a level of satisfaction. */
export function SatisfactionFace({ point }: { readonly point: FeedbackPoint }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M9 9.8v.4M15 9.8v.4" strokeWidth="2" />
      <path d={mouths[point]} />
    </svg>
  );
}
