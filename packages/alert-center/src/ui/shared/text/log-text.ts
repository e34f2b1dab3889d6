import type { LoggedChange, LoggedOwner, User } from '../../../engine/alert/alert.ts';
import { storedText } from './false-alert-reasons.ts';
import type { PreviewTexts } from './preview-texts.ts';

/** Text of a log entry after the user's name: "menandai selesai". */
export function logText(
  change: LoggedChange | (LoggedOwner & { readonly user: User | null }),
  { t, tPreview }: PreviewTexts,
): string {
  switch (change.type) {
    case 'owner': {
      const { owner, user } = change;
      if (owner === null) return tPreview('logReleased');
      if (owner.userId === user?.userId) return tPreview('logTaken');
      return tPreview('logHandedOver', { name: owner.fullname });
    }
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
