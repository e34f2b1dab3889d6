import { PantauProvider } from '@pantau/core';
import { createTokenSource } from '@pantau/core/transport';
import type { ComponentType, ReactElement } from 'react';
import road from '../../../packages/core/src/media/testing/road.webm';
import type { StandIns } from '../page/stand-ins.ts';
import { asText, getToken, inPantau, nothing } from './host.tsx';

const startTime = Date.UTC(2026, 10, 20, 7, 32);

interface Persisted {
  get(): boolean;
  set(value: boolean): void;
}

export const standIns: StandIns = {
  given: {
    report: nothing,
    resolve: nothing,
    markFalse: nothing,
    open: true,
    setOpen: nothing,
    host: { getToken },
    signal: new AbortController().signal,
    startTime,
    eventTime: startTime + 2_000,
    // Chromium as it is tested here plays no MP4; the player takes the other one.
    signedMp4: road.replace('.webm', '.mp4'),
    signedWebm: road,
    askForNewAddresses: nothing,
    tokens: createTokenSource({ getToken }),
    Fleet: () => <p>Fleet</p>,
  },
  shows: {
    actions: (element: ReactElement) => inPantau(element),
    question: (element: ReactElement) => inPantau(element),
    Stops: (Stops: ComponentType<{ plate: string; left: number; dueAt: number }>) =>
      inPantau(<Stops plate="B 9482 KXT" left={3} dueAt={startTime} />),
    AlertsLink: (AlertsLink: ComponentType) => inPantau(<AlertsLink />),
    '<VideoPlayer>': (element: ReactElement) => inPantau(element),
    '<CallsProvider>': (element: ReactElement) => inPantau(element),
  },
  uses: {
    usePopup: ({ usePopup }: { usePopup(): Persisted }) => {
      const Popup = (): ReactElement => {
        const popup = usePopup();
        popup.set(true);
        return <p>{`kept: ${String(popup.get())}`}</p>;
      };
      return (
        <PantauProvider locale="en" embedded>
          <Popup />
        </PantauProvider>
      );
    },
    'payloadSchema, graphql, payloadQuery, tokens, client, live, payload': (values: {
      payload: unknown;
    }) => asText(values.payload),
  },
};
