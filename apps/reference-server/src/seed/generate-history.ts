import { findAlertCode, hasCamera, presetReasons } from '@pantau/core/contract';
import type { Random } from '../simulator/random.ts';
import type { SceneAlert } from '../demo/opening-scene.ts';

/** A stored alert for which to generate history. */
export interface HistoryAlert {
  readonly id: number;
  /** Epoch ms. */
  readonly createdOn: number;
  readonly alertCode: number;
  readonly urgency: 'Urgent' | 'Important' | null;
  readonly isShared: boolean;
  /** Its camera uploads videos unprompted. */
  readonly uploadsVideos: boolean;
  /** `null` chooses a state at random. */
  readonly state: SceneAlert['state'] | null;
}

export interface HistoryLog {
  readonly rawAlertId: number;
  readonly typeField: 'Resolve' | 'FalseAlert' | 'Feedback';
  readonly data: string;
  /** Epoch ms. */
  readonly at: number;
  readonly userId: number;
}

export interface HistoryState {
  readonly id: number;
  /** Epoch ms; `null` when unread. */
  readonly readOn: number | null;
  readonly resolvedOn: number | null;
  readonly resolvedBy: number | null;
  readonly isFalseAlert: boolean;
  readonly hasVideo: boolean;
}

export interface History {
  readonly states: readonly HistoryState[];
  readonly logs: readonly HistoryLog[];
}

/** Number of unresolved alerts to leave per urgency. */
export interface OpenAlertCounts {
  readonly urgent: number;
  readonly important: number;
}

const notes = [
  'Sudah ditelepon, pengemudi istirahat di rest area.',
  'Pengemudi sudah diingatkan lewat telepon.',
  'Koordinasi dengan kepala pool.',
  'Macet karena perbaikan jalan.',
  'Menunggu bongkar muat.',
  'Dicek di video, aman.',
] as const;

const falseReasons = [
  presetReasons.notValid,
  presetReasons.wrongDetection,
  'Pantulan cahaya di kamera',
] as const;

/** Risk of a forward collision: users mark most of these alerts as false. */
const OFTEN_FALSE_CODE = 90;

const MINUTE_MS = 60_000;

/**
 * Generates what users did with alerts: a number of the newest stay open, all older ones were
 * resolved or marked as false alerts, some with a note.
 *
 * @param alerts newest first
 * @param userIds users who acted
 */
export function generateHistory(
  alerts: readonly HistoryAlert[],
  open: OpenAlertCounts,
  userIds: readonly number[],
  random: Random,
  now: number,
): History {
  const left = { Urgent: open.urgent, Important: open.important };
  const states: HistoryState[] = [];
  const logs: HistoryLog[] = [];
  for (const alert of alerts) {
    const state = alert.state ?? chooseState(alert, left, random);
    if (alert.urgency !== null && (state === 'unread' || state === 'read'))
      left[alert.urgency] -= 1;
    const userId = random.pick(userIds);
    const readOn = Math.min(now - 5000, alert.createdOn + random.int(15, 600) * 1000);
    const doneOn = Math.min(now - 2000, readOn + random.int(1, 40) * MINUTE_MS);
    if ((state === 'resolved' || state === 'falseAlert') && random.chance(0.3)) {
      const at = Math.round((readOn + doneOn) / 2);
      logs.push({
        rawAlertId: alert.id,
        typeField: 'Feedback',
        data: random.pick(notes),
        at,
        userId,
      });
    }
    if (state === 'resolved') {
      const data = JSON.stringify({ isResolved: true });
      logs.push({ rawAlertId: alert.id, typeField: 'Resolve', data, at: doneOn, userId });
    }
    if (state === 'falseAlert') {
      const data = JSON.stringify({ isFalseAlert: true, reason: random.pick(falseReasons) });
      logs.push({ rawAlertId: alert.id, typeField: 'FalseAlert', data, at: doneOn, userId });
    }
    const entry = findAlertCode(alert.alertCode);
    const isOld = now - alert.createdOn > 30 * MINUTE_MS;
    states.push({
      id: alert.id,
      readOn: state === 'unread' ? null : readOn,
      resolvedOn: state === 'resolved' ? doneOn : null,
      resolvedBy: state === 'resolved' ? userId : null,
      isFalseAlert: state === 'falseAlert',
      hasVideo:
        entry !== undefined &&
        hasCamera(entry.group) &&
        isOld &&
        random.chance(0.7) &&
        alert.uploadsVideos,
    });
  }
  return { states, logs };
}

function chooseState(
  alert: HistoryAlert,
  left: { readonly Urgent: number; readonly Important: number },
  random: Random,
): SceneAlert['state'] {
  // Without subscribers, no user has seen the alert.
  if (alert.urgency === null) return 'unread';
  if (!alert.isShared && left[alert.urgency] > 0 && random.chance(0.6)) {
    return random.chance(0.6) ? 'read' : 'unread';
  }
  const falseShare = alert.alertCode === OFTEN_FALSE_CODE ? 0.85 : 0.14;
  return random.chance(falseShare) ? 'falseAlert' : 'resolved';
}
