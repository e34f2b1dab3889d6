import { useToast } from '@pantau/core';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAlertCenter } from '../../controllers/alert-center-context.ts';
import type { BulkOutcome } from '../../controllers/use-bulk-run.ts';
import { useMyId } from '../../controllers/use-my-id.ts';
import type { UndoOffer } from '../../controllers/use-undo.ts';
import type { AlertChange } from '../../domain/alert-action.ts';
import { type Alert, type AlertId, isUnresolved } from '../../domain/alert.ts';
import { UNDO_MS } from '../../domain/limits.ts';
import { LazyPart, definePart } from '../parts/lazy-part.tsx';
import { useWords } from '../words/use-words.ts';
import {
  type OutcomeToast,
  type TriageAct,
  type TriageOutcome,
  outcomeOf,
  outcomeToast,
} from './outcome-toast.ts';
import { type Question, Questions } from './questions.tsx';
import { type AlertIds, type AlertTriage, TriageContext } from './triage-context.ts';

const bulkTeller = definePart(async () => {
  const part = await import('../bulk/bulk-teller.tsx');
  return part.BulkTeller;
});

interface Told {
  readonly outcome: BulkOutcome;
  readonly offer: UndoOffer | null;
}

const listed = (ids: AlertIds): readonly AlertId[] => (typeof ids === 'string' ? [ids] : ids);

/** Gives the views below it the actions on alerts, with their questions, toasts and undo. */
export function AlertTriageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { actions, atoms, jotai, settings, triage: state } = useAlertCenter();
  const words = useWords();
  const toast = useToast();
  const me = useMyId();
  const [question, setQuestion] = useState<Question | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const closeQuestion = useCallback(() => setQuestion(null), []);
  const closeUndo = useRef<() => void>(() => undefined);
  const latest = useRef({ words, me });
  useEffect(() => {
    latest.current = { words, me };
  });

  const undo = useCallback(
    async (offer?: UndoOffer): Promise<void> => {
      closeUndo.current();
      const outcome = await actions.undo(offer);
      if (outcome === null) return;
      const [only, ...others] = outcome.items;
      if (only === undefined || others.length > 0) setTold({ outcome, offer: null });
      else {
        const { words: say, me: myId } = latest.current;
        toast.show(outcomeToast('checkAgain', outcomeOf(only), myId, say));
      }
    },
    [actions, toast],
  );

  /** With the way back, where there is one; it takes the place of the one before. */
  const show = useCallback(
    (text: OutcomeToast, offer: UndoOffer | null): void => {
      if (offer === null) {
        toast.show(text);
        return;
      }
      closeUndo.current();
      const action = { label: latest.current.words('undo'), run: () => void undo(offer) };
      closeUndo.current = toast.show({ ...text, durationMs: UNDO_MS, action });
    },
    [toast, undo],
  );

  const triage = useMemo<AlertTriage>(() => {
    const alertOf = (id: AlertId): Alert | undefined =>
      jotai.get(atoms.state).entities.get(id)?.view.alert;
    const say = (act: TriageAct, result: TriageOutcome): OutcomeToast =>
      outcomeToast(act, result, latest.current.me, latest.current.words);
    const newOffer = (before: UndoOffer | null): UndoOffer | null => {
      const offer = jotai.get(state.undoOffer);
      return offer === before ? null : offer;
    };

    const one = async (
      act: TriageAct,
      id: AlertId,
      doing: Promise<TriageOutcome>,
    ): Promise<boolean> => {
      const before = jotai.get(state.undoOffer);
      const result = await doing;
      const picked = jotai.get(state.picks.ids);
      if (result.ok && picked.size === 1 && picked.has(id)) state.picks.clear();
      show(say(act, result), newOffer(before));
      return result.ok;
    };
    const many = async (ids: readonly AlertId[], change: AlertChange): Promise<boolean> => {
      const before = jotai.get(state.undoOffer);
      const outcome = await actions.actOnMany(ids, change);
      setTold({ outcome, offer: newOffer(before) });
      return outcome.items.every((item) => item.outcome === 'applied');
    };
    const act = (change: AlertChange & { type: TriageAct }, ids: AlertIds): Promise<boolean> => {
      const [id = '', ...others] = listed(ids);
      if (others.length > 0) return many(listed(ids), change);
      switch (change.type) {
        case 'resolve':
          return one('resolve', id, actions.resolve(id));
        case 'checkAgain':
          return one('checkAgain', id, actions.checkAgain(id));
        case 'falseAlert':
          return one('falseAlert', id, actions.markFalse(id, change.reason));
        case 'note':
          return one('note', id, actions.addNote(id, change.text));
      }
    };

    /** Somebody was first, or nothing would change: there is nothing to ask. */
    const isSettledAlready = (type: TriageAct, ids: readonly AlertId[]): boolean => {
      const alert = ids.length === 1 ? alertOf(ids[0] ?? '') : undefined;
      if (alert === undefined || isUnresolved(alert) === (type !== 'checkAgain')) return false;
      show(say(type, { ok: true, outcome: 'unchanged', alert }), null);
      return true;
    };
    const confirmed = async (type: 'resolve' | 'checkAgain', wish: AlertIds): Promise<boolean> => {
      const ids = listed(wish);
      if (ids.length === 0 || isSettledAlready(type, ids)) return false;
      const isAsked = ids.length > 1 || settings.get().asksBeforeResolve;
      const isMeant =
        !isAsked ||
        (await new Promise<boolean>((answer) => setQuestion({ about: type, ids, answer })));
      return isMeant && act({ type }, ids);
    };

    return {
      resolve: (ids) => confirmed('resolve', ids),
      checkAgain: (ids) => confirmed('checkAgain', ids),
      markFalse: (ids, reason) => act({ type: 'falseAlert', reason }, ids),
      addNote: (ids, text) => act({ type: 'note', text }, ids),
      askFalseAlert(ids) {
        if (isSettledAlready('falseAlert', listed(ids))) return;
        setQuestion({ about: 'falseAlert', ids: listed(ids) });
      },
      askNote: (ids) => setQuestion({ about: 'note', ids: listed(ids) }),
      again: (ids, change) => many(ids, change),
      undo: () => undo(),
      showHelp: () => setQuestion({ about: 'help' }),
    };
  }, [actions, atoms, jotai, settings, state, show, undo]);

  return (
    <TriageContext.Provider value={triage}>
      {children}
      <Questions question={question} onClose={closeQuestion} />
      {told !== null && (
        <LazyPart
          part={bulkTeller}
          props={{ ...told, onToast: show }}
          onFail={() => setTold(null)}
        />
      )}
    </TriageContext.Provider>
  );
}
