import { useClock, useTranslator } from '@pantau/core';
import { InWindow, type WindowScope } from '@pantau/core/in-window';
import { whenIdle } from '@pantau/core/lazy';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useActingToast, useOwnWindow } from '../../hooks/own-window.ts';
import { useCurrentUserId } from '../../hooks/permissions.ts';
import { LazyPart, createLazy, useReportLoadFailure } from '@pantau/core/ui/lazy';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useStoreValue } from '../../hooks/use-store-value.ts';
import { useFailedAction } from '../../hooks/triage.ts';
import type { AlertCenterState } from '../../engine/store-state.ts';
import type { AlertTriage, Prompt } from '../../hooks/alert-triage.ts';
import { createLazyTriage } from '../../hooks/lazy-triage.ts';
import type { BulkReport, TriageController } from '../../hooks/triage-controller.ts';
import { TriageContext } from '../shared/triage-context.ts';

export const triageModule = createLazy(() => import('./triage-layer.tsx'));
const triageLayer = createLazy(async () => (await triageModule.load()).TriageLayer);

/**
 * Provides actions on alerts with their prompts, toasts and undo, which load with the first action. A
 * failed load shows a toast, and the action is not done.
 */
export function AlertTriageProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const store = useAlertCenter();
  const translator = useTranslator();
  const toast = useActingToast();
  const { ownWindow } = store;
  const { scope } = useOwnWindow();
  const [askedIn, setAskedIn] = useState<WindowScope | null>(null);
  const reportFailure = useReportLoadFailure();
  const currentUserId = useCurrentUserId();
  useFailureToast();
  const [question, ask] = useState<Prompt | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const [controller, setController] = useState<TriageController | null>(null);
  const close = useCallback(() => ask(null), []);
  const triage = useMemo<AlertTriage>(() => {
    const load = async (): Promise<TriageController> => {
      const { openTriage } = await triageModule.load();
      const made = openTriage({
        store,
        toast,
        translator,
        currentUserId,
        ask(prompt) {
          setAskedIn(ownWindow.acting());
          ask(prompt);
        },
        showReport(shown) {
          setAskedIn(ownWindow.acting());
          setReport(shown);
        },
      });
      setController(made);
      return made;
    };
    return createLazyTriage(load, reportFailure);
  }, [store, ownWindow, toast, translator, currentUserId, reportFailure]);

  return (
    <TriageContext.Provider value={triage}>
      {children}
      {controller !== null && (question !== null || report !== null) && (
        <InWindow scope={askedIn === scope ? scope : null}>
          <LazyPart
            part={triageLayer}
            props={{ question, report, show: controller.show, onClose: close }}
            onFail={() => {
              close();
              setReport(null);
              if (question !== null && 'answer' in question) question.answer(false);
            }}
          />
        </InWindow>
      )}
    </TriageContext.Provider>
  );
}

export const lazyFailureToast = createLazy(
  async () => (await import('./failure-toast.ts')).failureToast,
);

/** Only a bell has been shown, and nothing is being sent that an earlier page has left: nothing can fail (EM-133). */
const isUnusedOf = ({ list }: AlertCenterState): boolean =>
  list.isBrief && list.pending.length === 0;

/**
 * Reports an action that ultimately failed after its caller stopped waiting (AC-205), and opens its alert
 * (AC-375). Its texts load when idle, before the connection may be lost.
 */
function useFailureToast(): void {
  const failed = useFailedAction();
  const { open } = usePreviewControls();
  const clock = useClock();
  const translator = useTranslator();
  const toast = useActingToast();
  const reportFailure = useReportLoadFailure();
  const shown = useRef(failed);
  const isUnused = useStoreValue(isUnusedOf);
  useEffect(
    () => (isUnused ? undefined : whenIdle(clock, lazyFailureToast.preload)),
    [clock, isUnused],
  );
  useEffect(() => {
    if (failed === null || failed === shown.current) return;
    shown.current = failed;
    lazyFailureToast
      .load()
      .then((toastOf) => void toast.show(toastOf(failed, translator, open)), reportFailure);
  }, [failed, open, translator, toast, reportFailure]);
}
