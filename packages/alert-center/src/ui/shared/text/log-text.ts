import type { AlertLogEntry } from '../../../engine/alert/alert.ts';
import { storedText } from './false-alert-reasons.ts';
import type { PreviewTexts } from './preview-texts.ts';

interface Target {
  readonly isResolved?: unknown;
  readonly isFalseAlert?: unknown;
  readonly reason?: unknown;
}

/** The target state as the action told it; an unreadable one says nothing. */
function targetOf(data: string | null): Target {
  try {
    const target: unknown = JSON.parse(data ?? '');
    return typeof target === 'object' && target !== null ? target : {};
  } catch {
    return {};
  }
}

/** What somebody did, after his name: "menandai selesai". */
export function logText(
  entry: Pick<AlertLogEntry, 'type' | 'data'>,
  { words, previewWords }: PreviewTexts,
): string {
  if (entry.type === 'Feedback') {
    return previewWords('logNote', { note: storedText(entry.data ?? '', words) });
  }
  const target = targetOf(entry.data);
  if (entry.type === 'Resolve') {
    return previewWords(target.isResolved === false ? 'logUnresolved' : 'logResolved');
  }
  if (target.isFalseAlert === false) return previewWords('logNotFalse');
  return typeof target.reason === 'string' && target.reason !== ''
    ? previewWords('logFalseReason', { reason: storedText(target.reason, words) })
    : previewWords('logFalse');
}
