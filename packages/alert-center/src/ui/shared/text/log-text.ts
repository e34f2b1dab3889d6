import type { AlertLogEntry } from '../../../engine/alert/alert.ts';
import { storedText } from './false-alert-reasons.ts';
import type { PreviewTexts } from './preview-texts.ts';

interface Target {
  readonly isResolved?: unknown;
  readonly isFalseAlert?: unknown;
  readonly reason?: unknown;
}

/** The state requested by a logged action; empty when unreadable. */
function parseTarget(data: string | null): Target {
  try {
    const target: unknown = JSON.parse(data ?? '');
    return typeof target === 'object' && target !== null ? target : {};
  } catch {
    return {};
  }
}

/** Text of a log entry after the user's name: "menandai selesai". */
export function logText(
  entry: Pick<AlertLogEntry, 'type' | 'data'>,
  { t, tPreview }: PreviewTexts,
): string {
  if (entry.type === 'Feedback') {
    return tPreview('logNote', { note: storedText(entry.data ?? '', t) });
  }
  const target = parseTarget(entry.data);
  if (entry.type === 'Resolve') {
    return tPreview(target.isResolved === false ? 'logUnresolved' : 'logResolved');
  }
  if (target.isFalseAlert === false) return tPreview('logNotFalse');
  return typeof target.reason === 'string' && target.reason !== ''
    ? tPreview('logFalseReason', { reason: storedText(target.reason, t) })
    : tPreview('logFalse');
}
