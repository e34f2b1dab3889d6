import { PantauError } from '@pantau/core/base';
import {
  HANDOVER_NOTE_MAX,
  type HandoverRequest,
  type RecordedHandover,
} from '../../engine/handover/handover-source.port.ts';
import type { User } from '../../engine/alert/alert.ts';

/** The handovers of a world's company. */
export interface WorldHandovers {
  latest(): RecordedHandover | null;
  /** @throws PantauError `invalid` or `conflict`, as the port states */
  record(user: User, request: HandoverRequest): RecordedHandover;
}

export function createWorldHandovers(now: () => number): WorldHandovers {
  let latest: RecordedHandover | null = null;
  let count = 0;
  return {
    latest: () => latest,
    record({ userId, fullname }, { previousId, note }) {
      const text = note?.trim() ?? '';
      if ([...text].length > HANDOVER_NOTE_MAX) throw new PantauError('invalid', { status: 400 });
      if ((latest?.id ?? null) !== previousId) throw new PantauError('conflict', { status: 409 });
      count += 1;
      latest = {
        id: String(count),
        createdOn: now(),
        user: { userId, fullname },
        note: text === '' ? null : text,
      };
      return latest;
    },
  };
}
