import type { LoggedChange } from '../../../engine/alert/alert.ts';
import { storedText } from './false-alert-reasons.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** Text of a log entry after the user's name: "menandai selesai". */
export function logText(change: LoggedChange, { t, tPreview }: PreviewTexts): string {
  switch (change.type) {
    case 'note':
      return tPreview('logNote', { note: storedText(change.text, t) });
    case 'resolve':
      return tPreview(change.resolved ? 'logResolved' : 'logUnresolved');
    case 'falseAlert': {
      if (!change.falseAlert) return tPreview('logNotFalse');
      if (change.reason === null) return tPreview('logFalse');
      return tPreview('logFalseReason', { reason: storedText(change.reason, t) });
    }
  }
}
