import { PantauError } from '@pantau/core/base';
import {
  QUICK_NOTES_MAX,
  type QuickNotes,
  checkQuickNotes,
} from '../../engine/alert/quick-notes.ts';

/** The quick notes of a world's company. */
export interface WorldQuickNotes {
  list(): QuickNotes;
  /** @throws PantauError `invalid` or `conflict`, as the port states */
  save(change: QuickNotes): QuickNotes;
}

const demoNotes: readonly string[] = [
  'Pengemudi sudah dihubungi, kondisi aman.',
  'Pengemudi diminta istirahat di rest area terdekat.',
  'Kecepatan sudah kembali normal.',
  'Kamera tertutup atau silau, teknisi sudah diberi tahu.',
  'Sudah diteruskan ke kepala pool.',
];

export function createWorldQuickNotes(notes: readonly string[] = demoNotes): WorldQuickNotes {
  let current: QuickNotes = { revision: notes.length === 0 ? 0 : 1, notes };
  return {
    list: () => current,
    save({ revision, notes: next }) {
      const stored = next.map((note) => note.trim().replace(/\s*\n\s*/gu, ' '));
      if (next.length > QUICK_NOTES_MAX || checkQuickNotes(stored).some((one) => one !== null)) {
        throw new PantauError('invalid', { status: 400 });
      }
      if (revision !== current.revision) throw new PantauError('conflict', { status: 409 });
      current = { revision: revision + 1, notes: stored };
      return current;
    },
  };
}
